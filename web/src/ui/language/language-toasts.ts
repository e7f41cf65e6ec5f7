import type { Language } from '@prayer-community/i18n/language';
import { message } from '@prayer-community/i18n/text';
import { showToast } from '../toast/toast.ts';

/** Reports that the page stays in its language because the other one could not be loaded. */
export function toastNotChanged(language: Language, error: unknown): void {
  console.error(`The language could not be changed to ${language}`, error);
  void showToast({
    title: message('Error'),
    text: message('We couldn’t change the language. Please check your connection and try again.'),
    kind: 'failure',
  });
}
