import { launch } from 'chrome-launcher';
import { type BrowserContext, chromium } from 'playwright-core';

const FLAGS = ['--headless=new', '--no-sandbox', '--disable-gpu'];

export interface DebuggedChromium {
  /** On which it listens to DevTools. */
  readonly port: number;
  /** Does something in its one profile, before Lighthouse drives it: two at once get in each other's way. */
  prepare(work: (context: BrowserContext) => Promise<void>): Promise<void>;
  stop(): void;
}

/** Starts a Chromium, with a profile of its own, that Lighthouse can drive. */
export async function startDebuggedChromium(
  chromePath: string,
  flags: readonly string[],
): Promise<DebuggedChromium> {
  const chrome = await launch({ chromePath, chromeFlags: [...FLAGS, ...flags] });
  return {
    port: chrome.port,
    async prepare(work) {
      const browser = await chromium.connectOverCDP(`http://127.0.0.1:${chrome.port}`);
      const [context] = browser.contexts();
      if (context === undefined) {
        throw new Error('Chromium has no profile');
      }
      await work(context);
      await browser.close();
    },
    stop: () => chrome.kill(),
  };
}
