import { type ReactNode, use, useDeferredValue } from 'react';
import { ArrivalContext } from './arrival.ts';

/**
 * Whether the rest of a screen has its turn: on the one that a visitor opens, once its first part stands, for a screen in one piece
 * would keep a slow phone from answering. Where they move to a screen inside the app, it is whole at once.
 */
export function useRestsTurn(): boolean {
  return useDeferredValue(true, use(ArrivalContext) === 'navigated');
}

/** The rest of a screen, drawn when it has its turn. */
export function DrawnNext({ children }: { children: ReactNode }) {
  return useRestsTurn() ? children : null;
}
