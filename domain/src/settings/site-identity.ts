import type { Language } from '@prayer-community/i18n/language';
import type { AccentColors } from './accent-colors.ts';

/** The product's name if leadership chose none. */
export const DEFAULT_NAME = 'Prayer Community';
export const DEFAULT_SHORT_NAME = 'Prayer';

/** The path at which a function serves the `SiteIdentity` to every page. */
export const SITE_IDENTITY_PATH = '/identity/site.json';
/** https://developer.mozilla.org/docs/Web/Manifest */
export const MANIFEST_PATH = '/identity/manifest.webmanifest';

/** The base path of logo images. An image at a given address never changes. */
export const LOGO_PATH = '/identity/logo/';
/** The current icon of the site, and the home screen icon of Apple devices. Both redirect to images. */
export const ICON_PATH = '/identity/icon';
export const TOUCH_ICON_PATH = '/identity/touch-icon';

/** The parts of the site besides the form and the wall. */
export interface ScreenSettings {
  prayer_circles: boolean;
  daily_content: boolean;
  insights: boolean;
}

/** The community's identity, as shown on pages and in emails. */
export interface CommunityIdentity {
  name: string;
  phone: string | null;
  address: string | null;
  website: string | null;
  /** The greeting on the request form. Null if there is none. */
  welcome: Record<Language, string | null>;
  /**
   * The header image, a large image with the same center, and the header image's ratio of width to height. Null for the
   * product's own mark.
   */
  logo: { src: string; large: string; ratio: number } | null;
  /** Null for the product's own colors. */
  accent: Record<'light' | 'dark', AccentColors> | null;
}

/** The identity and the settings that every page loads. */
export interface SiteIdentity extends CommunityIdentity {
  screens: ScreenSettings;
  /** The questions that leadership can add to the request form. */
  asks: { gender: boolean; consent: boolean };
  /** Whether a request without a connection is queued and sent on reconnect. */
  sends_later: boolean;
  /** Whether the site is also offered in Spanish. */
  in_spanish: boolean;
  /** Whether the wall offers prayer sessions to visitors. */
  sessions_on_wall: boolean;
}

/** The identity that pages show if nothing was chosen. */
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

/**
 * True if the answer has the newest field, which an older or different server does not send. Uses no schema, because
 * every page checks this before it renders.
 */
export function isSiteIdentity(answer: unknown): answer is SiteIdentity {
  return typeof answer === 'object' && answer !== null && 'sessions_on_wall' in answer;
}
