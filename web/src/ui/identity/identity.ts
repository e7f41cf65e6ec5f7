import {
  DEFAULT_IDENTITY,
  isSiteIdentity,
  SITE_IDENTITY_PATH,
  type SiteIdentity,
} from '@prayer-community/domain/settings/site-identity';
import { useSyncExternalStore } from 'react';
import { createStore } from '../store.ts';
import { applyAccent } from './apply-accent.ts';
import { storedIdentity, storeIdentity } from './stored-identity.ts';

/** How long the header waits on a connection that delivers nothing before it shows the product's own name for now. */
const FALLBACK_AFTER_MS = 5000;

const identity = createStore<SiteIdentity | null>(null);

/** Returns how the community presents itself. Null until this is known, so that no other name appears first. */
export function useIdentity(): SiteIdentity | null {
  return useSyncExternalStore(identity.subscribe, identity.get, () => null);
}

/** Returns what `useIdentity` does, outside of components. */
export function currentIdentity(): SiteIdentity | null {
  return identity.get();
}

/** Applies changes of the identity to all parts of the page at once. */
export function showIdentity(changes: Partial<SiteIdentity>): void {
  const changed = { ...(identity.get() ?? DEFAULT_IDENTITY), ...changes };
  applyAccent(changed);
  identity.set(changed);
}

/** Shows the identity stored on this device and fetches the current one. Returns null if it cannot be fetched. */
export async function loadIdentity(): Promise<SiteIdentity | null> {
  const stored = storedIdentity();
  if (stored !== null) {
    showIdentity(stored);
  }
  const fallback = setTimeout(() => showIdentity({}), FALLBACK_AFTER_MS);
  try {
    const response = await fetch(SITE_IDENTITY_PATH);
    const loaded: unknown = await response.json();
    if (!isSiteIdentity(loaded)) {
      throw new Error('The response is no identity.');
    }
    showIdentity(loaded);
    storeIdentity(loaded);
    return loaded;
  } catch (error) {
    console.warn('The identity of the community could not be loaded', error);
    showIdentity({});
    return null;
  } finally {
    clearTimeout(fallback);
  }
}
