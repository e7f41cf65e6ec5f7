import type { AccentColors } from '@prayer-community/domain/settings/accent-colors';
import type { SiteIdentity } from '@prayer-community/domain/settings/site-identity';

/** The site's light colors. Email clients with a dark mode use those of `nightStyles`. */
export const DAY = {
  ground: '#faf6f1',
  sheet: '#ffffff',
  text: '#2a2133',
  quiet: '#645a6d',
  line: '#e6dde3',
} as const;

export type MailAccent = Pick<AccentColors, 'main' | 'onAccent'>;

/** The site's accents if the community chose no color. */
const ACCENTS: Record<'light' | 'dark', MailAccent> = {
  light: { main: '#553572', onAccent: '#ffffff' },
  dark: { main: '#f2bd62', onAccent: '#2b1c06' },
};

export function accentsOf({ accent }: Pick<SiteIdentity, 'accent'>): Record<'light' | 'dark', MailAccent> {
  return accent ?? ACCENTS;
}

/** Overrides the classes of the layout, because email clients do not support custom properties. */
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
