const KEY = 'prayer-community.own-posts';
const MAX_REMEMBERED = 50;

/** Returns true if the post was shared from this device. The rules let its author add a testimony. */
export function isOwnPost(id: string): boolean {
  return ownPosts().includes(id);
}

/** Remembers a post on this device. Forgets the oldest beyond 50. */
export function rememberOwnPost(id: string): void {
  const ids = [id, ...ownPosts()].slice(0, MAX_REMEMBERED);
  try {
    localStorage.setItem(KEY, JSON.stringify(ids));
  } catch (error) {
    console.warn('The post is not remembered: the browser refuses its storage.', error);
  }
}

function ownPosts(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : [];
  } catch (error) {
    console.warn('Own posts are not known: the browser refuses its storage.', error);
    return [];
  }
}
