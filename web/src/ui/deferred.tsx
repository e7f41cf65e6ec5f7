import { type ReactNode, use, useDeferredValue } from 'react';
import { NavigationTypeContext } from './navigation-type.ts';

/**
 * Whether deferred content may render: on the first screen after its first part, as a screen in one piece
 * would keep a slow phone from answering. Where they move to a screen inside the app, it is whole at once.
 */
export function useDeferredTurn(): boolean {
  return useDeferredValue(true, use(NavigationTypeContext) === 'navigated');
}

/** Content of a screen that renders after its first part. */
export function Deferred({ children }: { children: ReactNode }) {
  return useDeferredTurn() ? children : null;
}
