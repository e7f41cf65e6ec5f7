import type { Page, Request } from 'playwright-core';

/** Requests that are delayed on their way to the server. */
export interface HeldRequests {
  /** Resolves once the first of them has begun. */
  readonly begun: Promise<void>;
  /** Lets waiting and later ones continue. */
  release: () => void;
}

/** Delays those requests to a URL that the page makes from now on and that are to be held. */
export async function holdRequests(
  page: Page,
  url: string,
  isHeld: (request: Request) => boolean,
): Promise<HeldRequests> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  let begin: () => void = () => undefined;
  const begun = new Promise<void>((resolve) => {
    begin = resolve;
  });
  await page.route(url, async (route) => {
    if (isHeld(route.request())) {
      begin();
      await released;
    }
    await route.continue();
  });
  return { begun, release };
}
