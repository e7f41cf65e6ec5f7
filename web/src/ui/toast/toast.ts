import { type Message, shownText } from '@prayer-community/i18n/text';
import { loadToastCode } from './toast-code.ts';

/** A toast: its title, its text, and whether it reports a failure. */
export interface Toast {
  title: string | Message;
  text: string | Message;
  kind: 'success' | 'failure';
  /** What the reader may do about it; gone with the toast. */
  action?: { label: string; onPress: () => void };
  /** How long it shows, where that is not the usual time. */
  durationMs?: number;
  /** A toast takes the place of an earlier one of the same id, with what it offers. */
  id?: string;
}

/** How often what toasts of an id offer was pressed: a pressed one leaves, and would take the next of its own id along. */
const presses = new Map<string, number>();

/** Loads what draws toasts, so that the first one shows at once, with or without a connection. */
export function preloadToasts(): void {
  void loadToasts();
}

/** Shows a toast; where what draws it cannot be loaded, the browser's own dialog says it. */
export async function showToast({ kind, action, durationMs, id, ...parts }: Toast): Promise<void> {
  const title = shownText(parts.title);
  const text = shownText(parts.text);
  const sonner = await loadToasts();
  if (sonner === null) {
    window.alert(`${title}\n${text}`);
    return;
  }
  const { toast } = sonner;
  const show = kind === 'failure' ? toast.error : toast.success;
  function press(): void {
    if (id !== undefined) {
      presses.set(id, (presses.get(id) ?? 0) + 1);
    }
    action?.onPress();
  }
  show(title, {
    description: text,
    action: action && { label: action.label, onClick: press },
    duration: durationMs,
    ...(id !== undefined && { id: `${id}#${presses.get(id) ?? 0}` }),
  });
}

/** What queues toasts, once what draws them is there; null where they cannot be loaded. The next toast tries again. */
async function loadToasts(): Promise<typeof import('sonner') | null> {
  try {
    await loadToastCode();
    return await import('sonner');
  } catch (error) {
    console.error('What draws toasts cannot be loaded.', error);
    return null;
  }
}
