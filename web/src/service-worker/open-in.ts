/** How long a page may take to answer. Firefox allows a new window only within a second of the click. */
const ANSWER_MS = 500;

/** A window that shows the page of an address. */
interface OpenWindow {
  readonly url: string;
  postMessage: (message: string, transfer: Transferable[]) => void;
  navigate: (address: string) => Promise<unknown>;
}

/**
 * Opens an address in a window without reloading its page. Returns false if that would discard input, or if the page
 * does not answer.
 */
export async function openIn(open: OpenWindow, address: string): Promise<boolean> {
  if (!isPartOf(open.url, address)) {
    return askPage(open, address);
  }
  try {
    await open.navigate(address);
    return true;
  } catch (error) {
    console.warn('The window could not be navigated', error);
    return false;
  }
}

/** True if an address names a part of the page at `url`, which the browser shows without a reload. */
function isPartOf(url: string, address: string): boolean {
  const [page, part = ''] = address.split('#');
  return part !== '' && page === url.split('#')[0];
}

/** The page opens the address only once it is told to, because a late answer finds a new window already open. */
function askPage(page: Pick<OpenWindow, 'postMessage'>, address: string): Promise<boolean> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    const timer = setTimeout(() => {
      port1.onmessage = null;
      resolve(false);
    }, ANSWER_MS);
    port1.onmessage = ({ data }) => {
      clearTimeout(timer);
      if (data === true) {
        port1.postMessage(true);
      }
      resolve(data === true);
    };
    page.postMessage(address, [port2]);
  });
}
