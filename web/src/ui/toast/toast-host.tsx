import { useSyncExternalStore } from 'react';
import { ErrorBoundary } from '../error-boundary.tsx';
import { useLanguage } from '../language/use-language.ts';
import { toastCode } from './toast-code.ts';

/** The place of the toasts. Their code is loaded for the first toast, and an error in it breaks no screen. */
export function ToastHost() {
  const code = useSyncExternalStore(toastCode.subscribe, toastCode.get);
  // Translates the labels of the toasts again. A new key would remove the toasts that are shown.
  useLanguage();
  return <ErrorBoundary fallback={null}>{code && <code.Toasts />}</ErrorBoundary>;
}
