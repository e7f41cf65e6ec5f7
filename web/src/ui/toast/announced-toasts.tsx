import { useSyncExternalStore } from 'react';
import { VisuallyHidden } from '../form/visually-hidden.tsx';
import { toastCode } from './toast-code.ts';

/** Announces the toasts that appear while a dialog is open. Everything outside the dialog is hidden from screen readers. */
export function AnnouncedToasts() {
  const code = useSyncExternalStore(toastCode.subscribe, toastCode.get);
  return (
    <VisuallyHidden role="status" aria-atomic={false}>
      {code && <code.ToastTexts />}
    </VisuallyHidden>
  );
}
