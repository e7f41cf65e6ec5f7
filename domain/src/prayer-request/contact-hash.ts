import type { PrayerRequest } from './prayer-request.ts';

/** What two requests may have in common. */
export const CONTACT_KINDS = ['email', 'phone'] as const;

export type ContactKind = (typeof CONTACT_KINDS)[number];

/** What the found requests have in common with the one that is open; `either` where that differs. */
export type SharedContact = ContactKind | 'both' | 'either';

type Hashed = Pick<PrayerRequest<unknown>, 'contact_hashes'>;

/** As it is stored: which kind it is may be seen, and equal hashes are the same address or number. */
export function contactHash(kind: ContactKind, hash: string): string {
  return `${kind}:${hash}`;
}

/**
 * What found requests share with the one that is open.
 * @param isComplete false where more were found than are known
 */
export function sharedContact(opened: Hashed, found: readonly Hashed[], isComplete: boolean): SharedContact {
  const [only, ...more] = CONTACT_KINDS.filter((kind) => hashOf(opened, kind) !== undefined);
  if (only !== undefined && more.length === 0) {
    return only;
  }
  const shared = CONTACT_KINDS.filter((kind) => found.every((other) => isShared(opened, other, kind)));
  if (!isComplete || shared.length === 0) {
    return 'either';
  }
  return shared.length === 1 ? (shared[0] ?? 'either') : 'both';
}

function isShared(one: Hashed, other: Hashed, kind: ContactKind): boolean {
  const hash = hashOf(one, kind);
  return hash !== undefined && hash === hashOf(other, kind);
}

function hashOf({ contact_hashes = [] }: Hashed, kind: ContactKind): string | undefined {
  return contact_hashes.find((hash) => hash.startsWith(`${kind}:`));
}
