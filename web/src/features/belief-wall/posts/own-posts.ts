import { signedInUid } from '../../../firebase/signed-in-uid.ts';

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
  try {
    localStorage.setItem(KEY, JSON.stringify(own));
  } catch (error) {
    console.warn('The post is not remembered: the browser refuses its storage.', error);
  }
}

function ownPost(id: string, uid: string | null): string {
  return `${id}/${uid}`;
}

function ownPosts(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter((own) => typeof own === 'string') : [];
  } catch (error) {
    console.warn('Own posts are not known: the browser refuses its storage.', error);
    return [];
  }
}
