import { createServer } from 'node:http';
import type { Frame, Page } from 'playwright-core';
import { emulatorAddress } from '../../functions/src/testing/test-backend.ts';

const LOCAL_HOST = '127.0.0.1';

/** A church's own site, which shows a page of ours in a frame. */
export interface ChurchSite {
  /** What its page shows in the frame, where a host of this machine names it; null where the browser refuses. */
  framed(page: Page, host: string, path: string): Promise<Frame | null>;
  stop(): Promise<unknown>;
}

export async function startChurchSite(): Promise<ChurchSite> {
  const church = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://church').searchParams.get('show') ?? '/embed';
    const address = new URL(path, emulatorAddress('WEB_URL')).href;
    response.setHeader('Content-Type', 'text/html');
    response.end(
      `<!doctype html><title>A church</title><iframe title="Prayer" width="900" height="1600" src="${address}"></iframe>`,
    );
  });
  await new Promise<void>((resolve) => church.listen(0, LOCAL_HOST, resolve));
  const address = church.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    async framed(page, host, path) {
      await page.goto(`http://${host}:${port}/?show=${encodeURIComponent(path)}`);
      const [frame] = page.mainFrame().childFrames();
      return frame === undefined || frame.url().startsWith('chrome-error:') ? null : frame;
    },
    stop: () => new Promise((resolve) => church.close(resolve)),
  };
}
