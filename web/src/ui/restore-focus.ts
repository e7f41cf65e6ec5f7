/**
 * Focuses the element that had the focus before a box appeared, if the box disappears with the focus in it.
 * @param box pass this function to it as its ref
 */
export function restoreFocus(box: HTMLElement | null): () => void {
  const before = document.activeElement;
  return () => {
    if (before instanceof HTMLElement && box?.contains(document.activeElement)) {
      before.focus({ preventScroll: true });
    }
  };
}
