import { useSyncExternalStore } from 'react';
import { ErrorBoundary } from '../error-boundary.tsx';
import { toastCode } from './toast-code.ts';

/** The place of the toasts; what draws them is loaded when the first is wanted, and takes no screen down with it. */
export function ToastHost() {
  const code = useSyncExternalStore(toastCode.subscribe, toastCode.current);
  return <ErrorBoundary fallback={null}>{code && <code.Toasts />}</ErrorBoundary>;
}
