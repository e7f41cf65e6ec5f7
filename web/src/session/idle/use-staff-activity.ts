import { useEffect, useSyncExternalStore } from 'react';
import { isStaffSignedIn, onStaffSignInChange } from '../staff-signed-in.ts';

/** Counts activity on a public screen, so that signed-in staff who use it stay signed in. */
export function useStaffActivity(): void {
  const isStaff = useSyncExternalStore(onStaffSignInChange, isStaffSignedIn, () => false);
  useEffect(() => {
    if (!isStaff) {
      return;
    }
    const watching = new AbortController();
    import('./watch-activity.ts').then(
      ({ IDLE_LIMIT_MS, watchActivity }) => watchActivity(IDLE_LIMIT_MS, watching.signal),
      (error: unknown) => console.warn('The activity cannot be recorded.', error),
    );
    return () => watching.abort();
  }, [isStaff]);
}
