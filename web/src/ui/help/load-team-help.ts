import type { Language } from '@prayer-community/i18n/language';
import { activeLanguage } from '@prayer-community/i18n/text';
import type { HelpTexts } from './help-topic.ts';
import { loadVisitorHelp } from './load-visitor-help.ts';

const FOR_STAFF: Record<Language, () => Promise<HelpTexts>> = {
  en: async () => (await import('./topics/en/team-topics.ts')).TEAM_HELP,
  es: async () => (await import('./topics/es/team-topics.ts')).TEAM_HELP,
};

/** Loads the help texts for staff, including those for visitors, in the active language. */
export async function loadTeamHelp(): Promise<HelpTexts> {
  const [visitors, staff] = await Promise.all([loadVisitorHelp(), FOR_STAFF[activeLanguage()]()]);
  return { ...visitors, ...staff };
}
