import { lazy, Suspense, useSyncExternalStore } from 'react';
import { ErrorBoundary } from '../error-boundary.tsx';
import { toastDemand } from './toast.ts';

const Toasts = lazy(async () => ({ default: (await import('./toasts.tsx')).Toasts }));

/** The place of the toasts; what draws them is loaded when the first is wanted, and takes no screen down with it. */
export function ToastHost() {
  const isWanted = useSyncExternalStore(toastDemand.subscribe, toastDemand.isWanted);
  return (
    <ErrorBoundary fallback={null}>
      <Suspense>{isWanted && <Toasts />}</Suspense>
    </ErrorBoundary>
  );
}
