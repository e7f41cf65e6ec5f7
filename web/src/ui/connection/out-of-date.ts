import { useEffect } from 'react';
import { createCount } from '../store.ts';

/** The number of screen parts that may be out of date because the database has not responded. */
export const outOfDateParts = createCount();

/** Reports whether a part of the screen may be out of date, for as long as it is shown. */
export function useOutOfDate(isOutOfDate: boolean): void {
  useEffect(() => {
    if (!isOutOfDate) {
      return;
    }
    outOfDateParts.change(1);
    return () => outOfDateParts.change(-1);
  }, [isOutOfDate]);
}
