import { lazy, Suspense, useSyncExternalStore } from 'react';
import { toastDemand } from './toast.ts';

const Toasts = lazy(async () => ({ default: (await import('./toasts.tsx')).Toasts }));

/** The place of the toasts; what draws them is loaded when the first is wanted. */
export function ToastHost() {
  const isWanted = useSyncExternalStore(toastDemand.subscribe, toastDemand.isWanted);
  return <Suspense>{isWanted && <Toasts />}</Suspense>;
}
