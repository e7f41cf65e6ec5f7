import type { Language } from '@prayer-community/i18n/language';
import { activeLanguage } from '@prayer-community/i18n/text';
import type { HelpTexts } from './help-topic.ts';

type Loading = Record<Language, () => Promise<HelpTexts>>;

const FOR_VISITORS: Loading = {
  en: async () => (await import('./topics/en/visitor-topics.ts')).VISITOR_HELP,
  es: async () => (await import('./topics/es/visitor-topics.ts')).VISITOR_HELP,
};

/** Loads the help texts for visitors in the active language. */
export function loadVisitorHelp(): Promise<HelpTexts> {
  return FOR_VISITORS[activeLanguage()]();
}
