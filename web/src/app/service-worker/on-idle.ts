/** Longer than a slow network takes to answer. */
const REST_MS = 3_000;

/** A page that always has something to fetch comes to its turn as well. */
const LONGEST_MS = 15_000;

/** Resolves once the page has fetched nothing for a while: what it shows is there, and work that nobody waits for may begin. */
export function onIdle(): Promise<void> {
  return new Promise((resolve) => {
    const rest = () => {
      observer.disconnect();
      clearTimeout(atRest);
      clearTimeout(atLatest);
      resolve();
    };
    const atLatest = setTimeout(rest, LONGEST_MS);
    let atRest = setTimeout(rest, REST_MS);
    const observer = new PerformanceObserver(() => {
      clearTimeout(atRest);
      atRest = setTimeout(rest, REST_MS);
    });
    observer.observe({ type: 'resource' });
  });
}
