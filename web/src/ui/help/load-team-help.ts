import type { Language } from '@prayer-community/i18n/language';
import { activeLanguage } from '@prayer-community/i18n/text';
import type { HelpTexts } from './help-topic.ts';
import { loadVisitorHelp } from './load-visitor-help.ts';

const FOR_STAFF: Record<Language, () => Promise<HelpTexts>> = {
  en: async () => (await import('./topics/en/team-topics.ts')).TEAM_HELP,
  es: async () => (await import('./topics/es/team-topics.ts')).TEAM_HELP,
};

/** What the staff read, with what visitors read, in the reader's language. */
export async function loadTeamHelp(): Promise<HelpTexts> {
  const [visitors, staff] = await Promise.all([loadVisitorHelp(), FOR_STAFF[activeLanguage()]()]);
  return { ...visitors, ...staff };
}
