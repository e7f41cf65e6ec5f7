import type { Language } from '@prayer-community/domain/language';
import { text } from '@prayer-community/domain/texts/text';
import { useEffect, useState } from 'react';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { showToast } from '../ui/toast/toast.ts';
import { isOffered, openIn } from './change-language.ts';
import { holdsUnsentWords } from './unsent-words.ts';

interface LanguageChangeProps {
  language: Language;
  keeps: boolean;
  /** The page stays in the language that it has. */
  onStay: () => void;
}

/** Opens the page anew in another language: where that is offered, and not over words that nobody else has. */
export function LanguageChange({ language, keeps, onStay }: LanguageChangeProps) {
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
      } else if (holdsUnsentWords()) {
        setAsks(true);
      } else {
        openIn(language, keeps);
      }
    });
    return () => {
      isWanted = false;
    };
  }, [language, keeps, onStay]);

  return (
    <ConfirmDialog
      confirmation={
        asks
          ? {
              title: text('Change the language?'),
              text: text('The page will reload, and anything you haven’t sent will be lost.'),
              confirmLabel: text('Change Language'),
              onConfirm: async () => openIn(language, keeps),
            }
          : null
      }
      onClose={onStay}
    />
  );
}
