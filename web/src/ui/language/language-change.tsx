import type { Language } from '@prayer-community/domain/language';
import { text } from '@prayer-community/domain/texts/text';
import { useEffect, useState } from 'react';
import { ConfirmDialog } from '../confirm-dialog.tsx';
import { hasUnsavedInput } from './has-unsaved-input.ts';
import { openIn } from './open-in.ts';

interface LanguageChangeProps {
  language: Language;
  persists: boolean;
  /** The page stays in the language that it has. */
  onStay: () => void;
}

/** Reloads the page in another language, and asks first where unsaved input would be lost. */
export function LanguageChange({ language, persists, onStay }: LanguageChangeProps) {
  const [asks] = useState(hasUnsavedInput);

  useEffect(() => {
    if (!asks) {
      openIn(language, persists);
    }
  }, [asks, language, persists]);

  return (
    <ConfirmDialog
      confirmation={
        asks
          ? {
              title: text('Change the language?'),
              text: text('The page will reload, and anything you haven’t sent will be lost.'),
              confirmLabel: text('Change Language'),
              onConfirm: async () => openIn(language, persists),
            }
          : null
      }
      onClose={onStay}
    />
  );
}
