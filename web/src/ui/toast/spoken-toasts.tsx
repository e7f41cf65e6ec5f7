import { useSyncExternalStore } from 'react';
import { VisuallyHidden } from '../form/visually-hidden.tsx';
import { toastCode } from './toast-code.ts';

/** Has a screen reader say the toasts that come while a dialog is open: everything outside the dialog is hidden from it. */
export function SpokenToasts() {
  const code = useSyncExternalStore(toastCode.subscribe, toastCode.current);
  return (
    <VisuallyHidden role="status" aria-atomic={false}>
      {code && <code.ToastWords />}
    </VisuallyHidden>
  );
}
