export async function loadLatestImports() {
  return (await import('./import-queries.ts')).latestImports();
}
