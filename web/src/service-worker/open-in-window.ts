import type { ClickedNotification } from './page-messages.ts';

/** How long a page may take to answer. Firefox allows a new window only within a second of the click. */
const ANSWER_MS = 500;

/** A window of the site. Its `url` is of no use: some browsers keep the one with which the window was opened. */
interface AskedWindow {
  postMessage: (question: ClickedNotification, transfer: Transferable[]) => void;
}

/**
 * Lets a page that already shows the address open it, without a reload. Returns its window, or undefined if no page
 * does so.
 * @param windows the preferred ones first
 */
export async function openInWindow<Window extends AskedWindow>(
  windows: readonly Window[],
  address: string,
): Promise<Window | undefined> {
  const asked = windows.map((window) => ({ window, answer: askPage(window, address) }));
  for (const { window, answer } of asked) {
    const open = await answer;
    if (open !== null) {
      open();
      return window;
    }
  }
  return undefined;
}

/**
 * Asks whether a page opens the address. Returns how to tell it so, null if it does not. The page waits to be told,
 * because after a late answer a new window is already open.
 */
function askPage(page: AskedWindow, address: string): Promise<(() => void) | null> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    const timer = setTimeout(() => {
      port1.onmessage = null;
      resolve(null);
    }, ANSWER_MS);
    port1.onmessage = ({ data }) => {
      clearTimeout(timer);
      resolve(data === true ? () => port1.postMessage(true) : null);
    };
    page.postMessage({ address }, [port2]);
  });
}
