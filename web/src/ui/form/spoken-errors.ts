import { createContext } from 'react';

/** Whether an error is announced when it appears. For forms that do not move the focus to the field. */
export const SpokenErrorsContext = createContext(false);
