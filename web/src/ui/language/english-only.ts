export const ENGLISH_ONLY_KEY = 'prayer-community.english-only';

const known = stored(ENGLISH_ONLY_KEY);
let englishOnly = known === null ? null : known === 'true';
const followers = new Set<() => void>();

/** True where leadership offers no other language; null while this device does not know. */
export function isEnglishOnly(): boolean | null {
  return englishOnly;
}

/** Tells this page whether English is the only language. */
export function setEnglishOnly(isOnly: boolean): void {
  englishOnly = isOnly;
  for (const follower of followers) {
    follower();
  }
}

/** Follows what this page knows; gives the way to stop. */
export function followEnglishOnly(follower: () => void): () => void {
  followers.add(follower);
  return () => followers.delete(follower);
}

/** What this device remembers under a key; null where it remembers nothing or the browser refuses its storage. */
export function stored(key: string): string | null {
  try {
    return window.localStorage.getItem(key);
  } catch {
    return null;
  }
}
