import { type ReactNode, use, useDeferredValue } from 'react';
import { ArrivalContext } from './arrival.ts';

/**
 * Whether the rest of a screen has its turn: on the one that a visitor opens, once its first part stands, for a screen in one piece
 * would keep a slow phone from answering. Where they come back to a screen, it is whole at once, and as long as they left it.
 */
export function useRestsTurn(): boolean {
  return useDeferredValue(true, use(ArrivalContext) === 'navigated');
}

/** The rest of a screen, drawn when it has its turn. */
export function DrawnNext({ children }: { children: ReactNode }) {
  return useRestsTurn() ? children : null;
}
