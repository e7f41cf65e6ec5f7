import type { AccentColors } from './accent-colors.ts';

/** What the product is called where leadership chose no name. */
export const DEFAULT_NAME = 'Prayer Community';
export const DEFAULT_SHORT_NAME = 'Prayer';

/** Where every page asks how the community shows itself; a function answers with a `SiteIdentity`. */
export const SITE_IDENTITY_PATH = '/identity/site.json';
/** https://developer.mozilla.org/docs/Web/Manifest */
export const MANIFEST_PATH = '/identity/manifest.webmanifest';

/** What every page shows of the community. */
export interface SiteIdentity {
  name: string;
  phone: string | null;
  address: string | null;
  website: string | null;
  /** Null for the product's own colours. */
  accent: Record<'light' | 'dark', AccentColors> | null;
}

/** What pages show where nobody chose anything. */
export const DEFAULT_IDENTITY: SiteIdentity = {
  name: DEFAULT_NAME,
  phone: null,
  address: null,
  website: null,
  accent: null,
};

/** True for an answer with a name, which an older or another server may lack. Without a schema: every page asks before it draws. */
export function isSiteIdentity(answer: unknown): answer is SiteIdentity {
  return typeof answer === 'object' && answer !== null && 'accent' in answer && 'name' in answer;
}
