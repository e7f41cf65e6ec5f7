import { isSiteIdentity, type SiteIdentity } from '@prayer-community/domain/settings/site-identity';

const KEY = 'prayer-community.identity';

/** Returns the identity from the last visit on this device. Null if none is stored. */
export function storedIdentity(): SiteIdentity | null {
  try {
    const stored: unknown = JSON.parse(window.localStorage.getItem(KEY) ?? 'null');
    return isSiteIdentity(stored) ? stored : null;
  } catch (error) {
    console.warn('The stored identity could not be read.', error);
    return null;
  }
}

/** Stores the identity for the next visit, so that the first text shown already contains the name. */
export function storeIdentity(identity: SiteIdentity): void {
  try {
    window.localStorage.setItem(KEY, JSON.stringify(identity));
  } catch (error) {
    console.warn('The identity could not be stored.', error);
  }
}
