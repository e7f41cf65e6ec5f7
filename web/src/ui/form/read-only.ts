import { createContext } from 'react';

/** Whether fields can be read but not changed, as in a dialog whose form is being submitted. */
export const ReadOnlyContext = createContext(false);
