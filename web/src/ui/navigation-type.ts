import { createContext } from 'react';

/** How the visitor reached the screen: it was the first one opened, or they navigated to it inside the app. */
export type NavigationType = 'opened' | 'navigated';

export const NavigationTypeContext = createContext<NavigationType>('opened');
