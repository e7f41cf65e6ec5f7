import { activeLanguage } from '@prayer-community/i18n/text';
import type { RequestDraft } from './request-draft.ts';

export const DRAFT_KEY = 'prayer-community.request-draft';

/** The part of a draft stored as text. The recording is in IndexedDB. */
export type WrittenDraft = Pick<
  RequestDraft,
  'submissionId' | 'statusKey' | 'values' | 'take' | 'audioPath' | 'isTried' | 'isWaiting' | 'language'
>;

/** Returns the stored draft as unvalidated text. Null if there is none. */
export function readDraftText(): string | null {
  return onStorage((storage) => storage.getItem(DRAFT_KEY)) ?? null;
}

/** Stores the draft on this device until it is sent or cleared. Returns false if the browser refuses. */
export function writeDraft(draft: WrittenDraft): boolean {
  const {
    take,
    submissionId,
    statusKey,
    values,
    audioPath,
    isTried,
    isWaiting,
    language = activeLanguage(),
  } = draft;
  const request = { submissionId, statusKey, values, audioPath, isTried, isWaiting, language };
  const written = { ...request, hasTake: take !== null, savedAtMs: Date.now() };
  return (
    onStorage((storage) => {
      storage.setItem(DRAFT_KEY, JSON.stringify(written));
      return true;
    }) ?? false
  );
}

/** Returns true if the stored draft is queued. Quotation marks in its text are escaped, so they cannot match. */
export function isDraftQueued(): boolean {
  return readDraftText()?.includes('"isWaiting":true') ?? false;
}

/** Returns true if the stored draft has this submission ID. */
export function isDraftStored(submissionId: string): boolean {
  return readDraftText()?.includes(`"submissionId":"${submissionId}"`) ?? false;
}

/** The ID of the request that this tab has queued, from whichever form. Empty if there is none. */
let queuedHere = '';

/** Says which queued request this tab may replace. */
export function setQueuedHere(submissionId: string): void {
  queuedHere = submissionId;
}

/** Returns true if another tab has queued a request, which stays stored until it is sent. */
export function isQueuedElsewhere(): boolean {
  return isDraftQueued() && !isDraftStored(queuedHere);
}

export function removeDraftText(): void {
  onStorage((storage) => storage.removeItem(DRAFT_KEY));
}

/**
 * Calls back with the last stored text when another tab, or a form that was left, has sent or cleared the draft. Returns a
 * function that unsubscribes.
 */
export function onDraftRemovedElsewhere(callback: (removed: string | null) => void): () => void {
  const listener = (event: StorageEvent) => {
    if (event.key === DRAFT_KEY && event.newValue === null) {
      callback(event.oldValue);
    }
  };
  window.addEventListener('storage', listener);
  return () => window.removeEventListener('storage', listener);
}

/** Browsers may refuse storage (private mode, quota). The form then works without a draft. */
function onStorage<Result>(use: (storage: Storage) => Result): Result | undefined {
  try {
    return use(window.localStorage);
  } catch (error) {
    console.warn('The draft cannot be stored.', error);
    return undefined;
  }
}
