import { DAY_MS } from '@prayer-community/domain/fields/durations';
import { createStorageChanges } from '../ui/storage-changes.ts';
import { hasStored, readStored, removeStored, storedKeys, writeStored } from '../ui/stored-value.ts';

/** Drafts expire so that a device that a member no longer uses does not contain the words of others for good. */
const MAX_AGE_MS = 7 * DAY_MS;

const KEY_PREFIXES = {
  notes: 'prayer-community.note-draft.',
  notes_under_way: 'prayer-community.note-under-way.',
  replies: 'prayer-community.reply-draft.',
  replies_under_way: 'prayer-community.reply-under-way.',
  content: 'prayer-community.content-draft.',
  content_edits: 'prayer-community.content-edit-draft.',
} as const;

/** The key prefix of the phone calls that members record on this device. The member's id follows it. */
export const INTAKE_DRAFT_PREFIX = 'prayer-community.phone-intake.';

/** The key prefix of when a draft was saved. The draft's key follows it. */
const SAVED_AT_PREFIX = 'prayer-community.draft-saved-at.';

/** The texts that a member has typed but not posted, by request, reply or item. There is one of new content. */
export interface TextDrafts {
  /** Empty if there is no draft. */
  get(key: string): string;
  /** An empty draft is removed. */
  set(key: string, draft: string): void;
  /** Calls back on every change, including changes in another tab. Returns a function that stops it. */
  subscribe(listener: () => void): () => void;
}

const changes = createStorageChanges();

/** Stores a draft on this device with the time, or removes it if null. */
export function storeDraft(key: string, draft: string | null): void {
  writeStored(key, draft);
  writeStored(SAVED_AT_PREFIX + key, draft === null ? null : `${Date.now()}`);
}

/** Opens a member's drafts of one kind on this device. They survive a reload and an idle sign-out. */
export function openTextDrafts(uid: string, kind: keyof typeof KEY_PREFIXES): TextDrafts {
  const prefix = `${KEY_PREFIXES[kind]}${uid}.`;
  return {
    get: (key) => readStored(prefix + key) ?? '',
    set(key, draft) {
      storeDraft(prefix + key, draft === '' ? null : draft);
      changes.report();
    },
    subscribe: changes.subscribe,
  };
}

const ALL_PREFIXES = [...Object.values(KEY_PREFIXES), INTAKE_DRAFT_PREFIX];

/** Returns true if this device stores any draft, including those of phone calls. */
export function hasTextDrafts(): boolean {
  // A reply that is under way is a draft as well until it has arrived.
  return hasStored(ALL_PREFIXES.filter((prefix) => prefix !== KEY_PREFIXES.replies_under_way));
}

/** Removes all drafts from this device, including those of phone calls. */
export function forgetTextDrafts(): void {
  removeStored([...ALL_PREFIXES, SAVED_AT_PREFIX]);
}

/** Removes a member's drafts from this device, including those of phone calls. */
export function forgetTextDraftsOf(uid: string): void {
  for (const key of storedKeys(ALL_PREFIXES.map((prefix) => prefix + uid))) {
    storeDraft(key, null);
  }
}

/** Removes the drafts of all members that are too old. A draft whose time is unknown counts as saved now. */
export function forgetOldTextDrafts(): void {
  for (const key of storedKeys(ALL_PREFIXES)) {
    const savedAt = readStored(SAVED_AT_PREFIX + key);
    if (savedAt === null) {
      storeDraft(key, readStored(key));
    } else if (Date.now() - Number(savedAt) > MAX_AGE_MS) {
      storeDraft(key, null);
    }
  }
  changes.report();
}
