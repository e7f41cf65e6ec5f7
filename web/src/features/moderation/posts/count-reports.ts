/** How often each post was reported, in the order in which the reports name them first. */
export function countReports(
  reports: readonly { post_id: string }[],
): readonly { postId: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const { post_id } of reports) {
    counts.set(post_id, (counts.get(post_id) ?? 0) + 1);
  }
  return [...counts].map(([postId, count]) => ({ postId, count }));
}
