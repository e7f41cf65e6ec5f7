import type { Page } from '@playwright/test';

/** Calls of a function that are delayed on their way to the server. */
export interface HeldCalls {
  /** Resolves once the first call has begun. */
  readonly begun: Promise<void>;
  /** Lets waiting and later calls continue. */
  release: () => void;
}

/** Delays all calls of a function that the page makes from now on. */
export async function holdCalls(page: Page, functionName: string): Promise<HeldCalls> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  let begin: () => void = () => undefined;
  const begun = new Promise<void>((resolve) => {
    begin = resolve;
  });
  await page.route(`**/${functionName}`, async (route) => {
    begin();
    await released;
    await route.continue();
  });
  return { begun, release };
}
