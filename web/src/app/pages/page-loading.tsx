/** Fills the place of the first screen while its code arrives. */
export function PageLoading() {
  return <p role="status">Loading...</p>;
}
