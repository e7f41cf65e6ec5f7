import { startTransition, useCallback, useState } from 'react';
import type { Confirmation } from './confirm-dialog.tsx';

/**
 * What the person who looks is asked to confirm, if anything. It is drawn in pieces between which the page answers: the dialog,
 * and whatever list it is about.
 */
export function useConfirmation(): {
  confirmation: Confirmation | null;
  ask: (confirmation: Confirmation) => void;
  close: () => void;
} {
  const [confirmation, setConfirmation] = useState<Confirmation | null>(null);
  const ask = useCallback((asked: Confirmation) => startTransition(() => setConfirmation(asked)), []);
  const close = useCallback(() => setConfirmation(null), []);
  return { confirmation, ask, close };
}
