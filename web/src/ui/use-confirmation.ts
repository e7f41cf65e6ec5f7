import { startTransition, useCallback, useState } from 'react';
import type { Confirmation } from './confirm-dialog.tsx';

/**
 * Returns what the user is asked to confirm, if anything. The dialog, and the list it is about, render in slices so the
 * page stays responsive.
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
