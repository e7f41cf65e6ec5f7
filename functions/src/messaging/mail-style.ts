import type { AccentColors } from '@prayer-community/domain/settings/accent-colors';
import type { SiteIdentity } from '@prayer-community/domain/settings/site-identity';

/** The site's colours by day; a mail program that has a night of its own takes those of `nightStyles`. */
export const DAY = {
  ground: '#faf6f1',
  sheet: '#ffffff',
  text: '#2a2133',
  quiet: '#645a6d',
  line: '#e6dde3',
} as const;

/** What a mail shows of an accent. */
export type MailAccent = Pick<AccentColors, 'main' | 'onAccent'>;

/** The accents of the site where the community chose no colour. */
const ACCENTS: Record<'light' | 'dark', MailAccent> = {
  light: { main: '#553572', onAccent: '#ffffff' },
  dark: { main: '#f2bd62', onAccent: '#2b1c06' },
};

/** The accents of a community's mails. */
export function accentsOf({ accent }: Pick<SiteIdentity, 'accent'>): Record<'light' | 'dark', MailAccent> {
  return accent ?? ACCENTS;
}

/** For the classes that the layout gives: mail programs have no custom properties. */
export function nightStyles({ main, onAccent }: MailAccent): string {
  return `@media (prefers-color-scheme: dark) {
.ground { background: #17121f !important; color: #f1eaf3 !important; }
.sheet { background: #211a2b !important; border-color: #3b3148 !important; }
.title { color: #f1eaf3 !important; }
.logo { background: #ffffff !important; }
.quiet { color: #b9aec2 !important; border-color: #3b3148 !important; }
.button { background: ${main} !important; color: ${onAccent} !important; }
}`;
}

export const SANS = "-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
export const SERIF = "Newsreader,'Iowan Old Style','Palatino Linotype',Georgia,serif";
