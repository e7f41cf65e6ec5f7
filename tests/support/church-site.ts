import { createServer } from 'node:http';
import type { Frame, Page } from 'playwright-core';
import { emulatorAddress } from '../../functions/src/testing/test-backend.ts';
import { embedHtml } from '../../web/src/features/settings/embed-html.ts';

const LOCAL_HOST = '127.0.0.1';

/** A church's own site, which shows one of the product's pages in the frame that the settings offer for the form. */
export interface ChurchSite {
  /** The origin that may show the form. */
  readonly origin: string;
  /** An origin that counts as a different site. */
  readonly otherOrigin: string;
  /** Opens the church's page at an origin and returns its frame. Null if the browser refuses to show it. */
  framed(page: Page, origin: string, path: string): Promise<Frame | null>;
  stop(): Promise<unknown>;
}

/** Starts the site at the port that the backend expects, or at any free port. */
export async function startChurchSite(): Promise<ChurchSite> {
  const church = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://church').searchParams.get('show') ?? '/embed';
    const origin = emulatorAddress('WEB_URL');
    const frame = embedHtml(origin).replace(new URL('/embed', origin).href, new URL(path, origin).href);
    response.setHeader('Content-Type', 'text/html');
    response.end(`<!doctype html><title>A church</title>${frame}`);
  });
  await new Promise<void>((resolve) =>
    church.listen(Number(process.env.CHURCH_PORT ?? 0), LOCAL_HOST, resolve),
  );
  const address = church.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    origin: process.env.CHURCH_ORIGIN ?? `http://${LOCAL_HOST}:${port}`,
    otherOrigin: `http://localhost:${port}`,
    async framed(page, origin, path) {
      await page.goto(`${origin}/?show=${encodeURIComponent(path)}`);
      const [frame] = page.mainFrame().childFrames();
      return frame === undefined || frame.url().startsWith('chrome-error:') ? null : frame;
    },
    stop: () => new Promise((resolve) => church.close(resolve)),
  };
}
