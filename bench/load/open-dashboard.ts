import { staffVisit } from '../../tests/support/staff-visit.ts';
import { openBrowser } from '../harness/browser.ts';

/** A dashboard that a leader has open in a real browser while the requests come in. */
export interface OpenDashboard {
  /** Waits until the dashboard counts that many requests. */
  seeAll(requests: number): Promise<void>;
  close(): Promise<void>;
}

/** Opens the dashboard in Chromium. */
export async function openDashboard(): Promise<OpenDashboard> {
  const browser = await openBrowser();
  const { page } = await staffVisit(browser, 'leadership');
  return {
    seeAll: (requests) =>
      page
        .getByRole('heading', { name: `Active Requests (${requests.toLocaleString('en-US')})` })
        .waitFor({ timeout: 60_000 }),
    close: () => browser.close(),
  };
}
