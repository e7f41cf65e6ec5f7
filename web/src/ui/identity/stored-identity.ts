import { isSiteIdentity, type SiteIdentity } from '@prayer-community/domain/settings/site-identity';

const KEY = 'prayer-community.identity';

/** How the community showed itself when this device was here last; null where it never was. */
export function storedIdentity(): SiteIdentity | null {
  try {
    const stored: unknown = JSON.parse(window.localStorage.getItem(KEY) ?? 'null');
    return isSiteIdentity(stored) ? stored : null;
  } catch (error) {
    console.warn('No identity is known here.', error);
    return null;
  }
}

/** Keeps it for the next visit, whose first words carry the name at once. */
export function storeIdentity(identity: SiteIdentity): void {
  try {
    window.localStorage.setItem(KEY, JSON.stringify(identity));
  } catch (error) {
    console.warn('The identity is not kept: the browser refuses its storage.', error);
  }
}
