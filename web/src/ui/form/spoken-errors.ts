import { createContext } from 'react';

/** Whether an error is read out as it comes: where nothing leads the focus to its field. */
export const SpokenErrorsContext = createContext(false);
