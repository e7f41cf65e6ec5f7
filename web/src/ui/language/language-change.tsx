import type { Language } from '@prayer-community/domain/language';
import { text } from '@prayer-community/domain/texts/text';
import { useEffect, useState } from 'react';
import { ConfirmDialog } from '../confirm-dialog.tsx';
import { showToast } from '../toast/toast.ts';
import { isOffered, openIn } from './change-language.ts';
import { hasUnsavedInput } from './has-unsaved-input.ts';

interface LanguageChangeProps {
  language: Language;
  persists: boolean;
  /** The page stays in the language that it has. */
  onStay: () => void;
}

/** Reloads the page in another language, where it is offered and no unsaved input is lost. */
export function LanguageChange({ language, persists, onStay }: LanguageChangeProps) {
  const [asks, setAsks] = useState(false);

  useEffect(() => {
    let isWanted = true;
    void isOffered(language).then((offered) => {
      if (!isWanted) {
        return;
      }
      if (!offered) {
        onStay();
        void showToast({
          title: text('Not available here'),
          text: text('This site is available in English only.'),
          kind: 'failure',
        });
      } else if (hasUnsavedInput()) {
        setAsks(true);
      } else {
        openIn(language, persists);
      }
    });
    return () => {
      isWanted = false;
    };
  }, [language, persists, onStay]);

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
