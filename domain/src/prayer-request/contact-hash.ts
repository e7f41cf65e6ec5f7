import type { PrayerRequest } from './prayer-request.ts';

/** The kinds of contact details that two requests may share. */
const CONTACT_KINDS = ['email', 'phone'] as const;

type ContactKind = (typeof CONTACT_KINDS)[number];

/** What the found requests share with the open one. `either` if it differs between them. */
export type SharedContact = ContactKind | 'both' | 'either';

type Hashed = Pick<PrayerRequest<unknown>, 'contact_hashes'>;

/** Returns the stored form of a hash, which reveals its kind. Equal hashes mean the same address or number. */
export function contactHash(kind: ContactKind, hash: string): string {
  return `${kind}:${hash}`;
}

/**
 * Returns what the found requests share with the open one.
 * @param isComplete false if more requests were found than are passed in
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
