import { useSyncExternalStore } from 'react';
import { ErrorBoundary } from '../error-boundary.tsx';
import { toastCode } from './toast-code.ts';

/** The place of the toasts. Their code is loaded for the first toast, and an error in it breaks no screen. */
export function ToastHost() {
  const code = useSyncExternalStore(toastCode.subscribe, toastCode.current);
  return <ErrorBoundary fallback={null}>{code && <code.Toasts />}</ErrorBoundary>;
}
