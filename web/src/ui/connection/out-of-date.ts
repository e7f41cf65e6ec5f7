import { useEffect } from 'react';
import { LiveCount } from './live-count.ts';

/** How many parts of the screen may be out of date: the database has been silent to them. */
export const outOfDateParts = new LiveCount();

/** Says whether what a part of the screen shows may be out of date, for as long as it is shown. */
export function useOutOfDate(isOutOfDate: boolean): void {
  useEffect(() => {
    if (!isOutOfDate) {
      return;
    }
    outOfDateParts.change(1);
    return () => outOfDateParts.change(-1);
  }, [isOutOfDate]);
}
