import { type ReactNode, use, useDeferredValue } from 'react';
import { NavigationTypeContext } from './navigation-type.ts';

/**
 * Returns whether deferred content may render. On the first screen opened, it renders after the first part, because
 * rendering the screen in one piece would block a slow phone. After a navigation inside the app, it renders
 * immediately.
 */
export function useDeferredTurn(): boolean {
  return useDeferredValue(true, use(NavigationTypeContext) === 'navigated');
}

export function Deferred({ children }: { children: ReactNode }) {
  return useDeferredTurn() ? children : null;
}
