import { createContext } from 'react';

/** How the visitor came to the screen: it was the first one opened, or they moved to it inside the app. */
export type Arrival = 'opened' | 'navigated';

export const ArrivalContext = createContext<Arrival>('opened');
