import type { Language } from '@prayer-community/i18n/language';
import { t } from '@prayer-community/i18n/text';
import { useCallback, useEffect, useState } from 'react';
import { ConfirmDialog } from '../confirm-dialog.tsx';
import { changeLanguage } from './change-language.ts';
import { hasUnsavedInput } from './has-unsaved-input.ts';
import { toastNotChanged } from './language-toasts.ts';

interface LanguageChangeProps {
  language: Language;
  persists: boolean;
  /** Called if the page stays in its current language. */
  onStay: () => void;
}

/** Shows the page in another language. Asks first if unsaved input would be lost. */
export function LanguageChange({ language, persists, onStay }: LanguageChangeProps) {
  const [asks] = useState(hasUnsavedInput);
  const change = useCallback(async () => {
    try {
      await changeLanguage(language, persists);
    } catch (error) {
      onStay();
      toastNotChanged(language, error);
    }
  }, [language, persists, onStay]);

  useEffect(() => {
    if (!asks) {
      void change();
    }
  }, [asks, change]);

  return (
    <ConfirmDialog
      confirmation={
        asks
          ? {
              title: t('Change the language?'),
              text: t('Anything you haven’t sent will be lost.'),
              confirmLabel: t('Change Language'),
              onConfirm: change,
            }
          : null
      }
      onClose={onStay}
    />
  );
}
