/**
 * Returns the window that already shows the page of an address, if any. A user may be writing in another window, and
 * navigating it would lose the text.
 */
export function windowOf<Window extends { readonly url: string }>(
  windows: readonly Window[],
  address: string,
): Window | undefined {
  const { pathname } = new URL(address);
  return windows.find(({ url }) => new URL(url).pathname === pathname);
}
