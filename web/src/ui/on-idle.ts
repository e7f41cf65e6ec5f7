/** Longer than a slow network takes to respond. */
const REST_MS = 3_000;

/** The limit for a page that never stops fetching. */
const LONGEST_MS = 15_000;

/** Resolves once the page has fetched nothing for a while, so its content has loaded and low-priority work can start. */
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
