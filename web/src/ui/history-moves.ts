type Hold = (event: PopStateEvent) => void;

let hold: Hold | null = null;

// This module is loaded before the router listens: Chromium calls the listeners of a window in the order in which they were added.
window.addEventListener('popstate', (event) => hold?.(event), { capture: true });

/** Has a move in the history handled before the router sees it; by null, no move is held any more. */
export function holdMoves(by: Hold | null): void {
  hold = by;
}
