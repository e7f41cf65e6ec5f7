import { useEffect } from 'react';

/** Tells whether what a view shows may be out of date, for as long as the view is shown. */
export function useOutOfDate(isOutOfDate: boolean, onOutOfDate: (isOutOfDate: boolean) => void): void {
  useEffect(() => {
    onOutOfDate(isOutOfDate);
    return () => onOutOfDate(false);
  }, [isOutOfDate, onOutOfDate]);
}
