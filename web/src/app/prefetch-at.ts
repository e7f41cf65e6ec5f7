import { PATHS } from '../config/paths.ts';

export function prefetchAt({ pathname, search }: Location): void {
  if (pathname === PATHS.dashboard) {
    // Looks up the account while the Firestore code is loading.
    const session = import('../session/watch-session.ts').then(({ currentSession }) => currentSession());
    Promise.all([session, import('../features/dashboard/today/prefetch-today.ts')])
      .then(([known, { prefetchToday }]) => prefetchToday(known, new URLSearchParams(search)))
      // The screen itself requests what is missing.
      .catch((error: unknown) => console.warn('The dashboard is not prefetched', error));
  }
}
