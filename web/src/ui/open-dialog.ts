/** Returns the open dialog on top. While one is open, nothing outside it can be heard or reached. */
export function openDialog(): Element | undefined {
  return [...document.querySelectorAll('[aria-modal="true"]')].at(-1);
}
