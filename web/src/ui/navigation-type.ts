import { createContext } from 'react';

/** How the visitor came to the screen: it was the first one opened, or they moved to it inside the app. */
export type NavigationType = 'opened' | 'navigated';

export const NavigationTypeContext = createContext<NavigationType>('opened');
