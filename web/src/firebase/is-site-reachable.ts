const PROBE_WAIT_MS = 5000;

/** The browser reports a device as online on any network. The service worker leaves such requests to the network. */
export async function isSiteReachable(): Promise<boolean> {
  try {
    await fetch('/', { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(PROBE_WAIT_MS) });
    return true;
  } catch (error) {
    console.warn('The site cannot be reached', error);
    return false;
  }
}
