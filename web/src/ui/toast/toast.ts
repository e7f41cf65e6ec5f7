import { type Message, shownText } from '@prayer-community/i18n/text';
import { loadToastCode } from './toast-code.ts';

export interface Toast {
  title: string | Message;
  text: string | Message;
  kind: 'success' | 'failure';
  /** An action for the reader, available while the toast is shown. */
  action?: { label: string; onPress: () => void };
  /** How long the toast is shown, if not for the usual time. */
  durationMs?: number;
  /** Called when the toast closes without its action. */
  onClose?: () => void;
  /** A toast replaces an earlier one with the same id, including its action. */
  id?: string;
}

/** How often toasts with an id have closed. One that is closing would take the next one with the same id along. */
const closings = new Map<string | undefined, number>();

/** Loads the code that draws toasts, so that the first one shows immediately, with or without a connection. */
export function preloadToasts(): void {
  void loadToasts();
}

/** Shows a toast. If its code cannot be loaded, the browser's own dialog shows the text and offers the action. */
export async function showToast({ kind, action, durationMs, onClose, id, ...parts }: Toast): Promise<void> {
  const title = shownText(parts.title);
  const text = shownText(parts.text);
  const sonner = await loadToasts();
  if (sonner === null) {
    const plainText = `${title}\n${text}`;
    if (action === undefined) {
      window.alert(plainText);
    } else if (window.confirm(`${plainText}\n${action.label}?`)) {
      action.onPress();
    } else {
      onClose?.();
    }
    return;
  }
  const { toast } = sonner;
  const show = kind === 'failure' ? toast.error : toast.success;
  const closing = (then?: () => void) => () => {
    closings.set(id, (closings.get(id) ?? 0) + 1);
    then?.();
  };
  show(title, {
    description: text,
    action: action && { label: action.label, onClick: closing(action.onPress) },
    duration: durationMs,
    onAutoClose: closing(onClose),
    onDismiss: closing(onClose),
    ...(id !== undefined && { id: `${id}#${closings.get(id) ?? 0}` }),
  });
}

/**
 * Returns the library that queues toasts, once the code that draws them has loaded. Null if either cannot be loaded.
 * The next toast tries again.
 */
async function loadToasts(): Promise<typeof import('sonner') | null> {
  try {
    await loadToastCode();
    return await import('sonner');
  } catch (error) {
    console.error('The toast code could not be loaded.', error);
    return null;
  }
}
