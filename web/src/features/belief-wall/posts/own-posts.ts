import { signedInUid } from '../../../firebase/signed-in-uid.ts';
import { readStoredJson, writeStored } from '../../../ui/stored-value.ts';

const KEY = 'prayer-community.own-posts';
const MAX_REMEMBERED = 50;

/** Returns true if the signed-in account shared the post from this device. The rules let its author add a testimony. */
export function isOwnPost(id: string): boolean {
  const own = ownPosts();
  // Earlier versions stored only the post's id.
  return own.includes(id) || own.includes(ownPost(id, signedInUid()));
}

/** Remembers a post and its author's account on this device. Forgets the oldest beyond 50. */
export function rememberOwnPost(id: string, uid: string): void {
  const own = [ownPost(id, uid), ...ownPosts()].slice(0, MAX_REMEMBERED);
  writeStored(KEY, JSON.stringify(own));
}

function ownPost(id: string, uid: string | null): string {
  return `${id}/${uid}`;
}

function ownPosts(): string[] {
  const stored = readStoredJson(KEY);
  return Array.isArray(stored) ? stored.filter((own) => typeof own === 'string') : [];
}
