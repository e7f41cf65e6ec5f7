/**
 * The window that shows the page of an address, if one does. In any other window, somebody may be writing, and leading it
 * elsewhere would lose their words.
 */
export function windowOf<Window extends { readonly url: string }>(
  windows: readonly Window[],
  address: string,
): Window | undefined {
  const { pathname } = new URL(address);
  return windows.find(({ url }) => new URL(url).pathname === pathname);
}
