export async function preloadActions(): Promise<void> {
  await Promise.all([
    import('./praying/pray-for-post.ts'),
    import('./answering/mark-answered.ts'),
    import('./reporting/report-post.ts'),
  ]);
}
