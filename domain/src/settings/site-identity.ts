import type { Language } from '@prayer-community/i18n/language';
import type { AccentColors } from './accent-colors.ts';

/** What the product is called where leadership chose no name. */
export const DEFAULT_NAME = 'Prayer Community';
export const DEFAULT_SHORT_NAME = 'Prayer';

/** Where every page asks how the community shows itself; a function answers with a `SiteIdentity`. */
export const SITE_IDENTITY_PATH = '/identity/site.json';
/** https://developer.mozilla.org/docs/Web/Manifest */
export const MANIFEST_PATH = '/identity/manifest.webmanifest';

/** Below it are the images of logos, each for ever the same. */
export const LOGO_PATH = '/identity/logo/';
/** The icon of the site as it is now, and the one for the start of an Apple device: both lead to images. */
export const ICON_PATH = '/identity/icon';
export const TOUCH_ICON_PATH = '/identity/touch-icon';

/** Which parts of the site there are beside the form and the wall. */
export interface ScreenSettings {
  prayer_circles: boolean;
  daily_content: boolean;
  insights: boolean;
}

/** What pages and mails show of the community. */
export interface CommunityIdentity {
  name: string;
  phone: string | null;
  address: string | null;
  website: string | null;
  /** Words that greet a visitor of the request form; null where there are none. */
  welcome: Record<Language, string | null>;
  /** The image for the header, a large one whose middle is the same, and its shape; null for the product's own mark. */
  logo: { src: string; large: string; ratio: number } | null;
  /** Null for the product's own colours. */
  accent: Record<'light' | 'dark', AccentColors> | null;
}

/** What every page knows of the community. */
export interface SiteIdentity extends CommunityIdentity {
  screens: ScreenSettings;
  /** What the request form asks where leadership wants to know it. */
  asks: { gender: boolean; consent: boolean };
  /** Whether a request without a connection is queued, and sent on reconnect. */
  sends_later: boolean;
  /** Whether the site is offered in Spanish as well. */
  in_spanish: boolean;
  /** Whether visitors may pray for one post of the wall after another. */
  sessions_on_wall: boolean;
}

/** What pages show where nobody chose anything. */
export const DEFAULT_IDENTITY: SiteIdentity = {
  name: DEFAULT_NAME,
  phone: null,
  address: null,
  website: null,
  welcome: { en: null, es: null },
  logo: null,
  accent: null,
  screens: { prayer_circles: true, daily_content: true, insights: true },
  asks: { gender: true, consent: true },
  sends_later: true,
  in_spanish: true,
  sessions_on_wall: true,
};

/** True for an answer with the newest part, which an older or another server lacks. Without a schema: every page asks before it draws. */
export function isSiteIdentity(answer: unknown): answer is SiteIdentity {
  return typeof answer === 'object' && answer !== null && 'sessions_on_wall' in answer;
}
