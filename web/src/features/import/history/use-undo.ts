import { t } from '@prayer-community/i18n/text';
import { useState } from 'react';
import { failureText } from '../../../firebase/call-failure.ts';
import { callOrThrow } from '../../../firebase/call-or-throw.ts';
import { showToast } from '../../../ui/toast/toast.ts';

/** Undoes an import chunk by chunk until nothing is left to undo. */
export function useUndo(importId: string) {
  const [isUndoing, setIsUndoing] = useState(false);

  async function undo(): Promise<void> {
    setIsUndoing(true);
    try {
      let state: string;
      do {
        state = (await callOrThrow('undoImport', { importId })).state;
      } while (state === 'undoing');
    } catch (error) {
      console.error('An undo stopped', error);
      await showToast({ title: t('The undo stopped'), text: failureText(error), kind: 'failure' });
    } finally {
      setIsUndoing(false);
    }
  }

  return { isUndoing, undo };
}
