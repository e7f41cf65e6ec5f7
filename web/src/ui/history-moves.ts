type Hold = (event: PopStateEvent) => void;

let hold: Hold | null = null;

// This module is loaded before the router adds its listener. Chromium calls a window's listeners in the order in which
// they were added.
window.addEventListener('popstate', (event) => hold?.(event), { capture: true });

/** Intercepts moves in the history before the router sees them. Returns a function that stops, unless another has begun. */
export function holdMoves(by: Hold): () => void {
  hold = by;
  return () => {
    if (hold === by) {
      hold = null;
    }
  };
}

/** Returns true while something on the page must not be left without a question. */
export function areMovesHeld(): boolean {
  return hold !== null;
}
