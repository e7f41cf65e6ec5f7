/** Counts the reports of each post, in the order in which the posts first appear in the reports. */
export function countReports(
  reports: readonly { post_id: string }[],
): readonly { postId: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const { post_id } of reports) {
    counts.set(post_id, (counts.get(post_id) ?? 0) + 1);
  }
  return [...counts].map(([postId, count]) => ({ postId, count }));
}
