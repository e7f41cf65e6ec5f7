import { createContext } from 'react';

/** Whether an error is announced when it appears. For forms in which the focus is already in the field, or stays elsewhere. */
export const AnnouncedErrorsContext = createContext(false);
