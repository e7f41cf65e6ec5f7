import { EMPTY_PHONE_INTAKE, type PhoneIntake } from '@prayer-community/domain/request-form/phone-intake';
import { DEFAULT_LANGUAGE, LANGUAGES } from '@prayer-community/i18n/language';
import { activeLanguage } from '@prayer-community/i18n/text';
import * as z from 'zod';
import { INTAKE_DRAFT_PREFIX } from '../../session/note-drafts.ts';

/** A call that was sent, and may have arrived even where no answer did. */
export interface TriedCall {
  submissionId: string;
  call: string;
}

/** A call that is being taken down. */
export interface IntakeDraft {
  values: PhoneIntake;
  tried: TriedCall | null;
}

const draftSchema: z.ZodType<IntakeDraft> = z.object({
  // As it was typed: it is validated when it is sent.
  values: z.object({
    prayerText: z.string(),
    callerName: z.string(),
    phone: z.string(),
    language: z.enum(LANGUAGES).default(DEFAULT_LANGUAGE),
    isUrgent: z.boolean(),
    isConfidential: z.boolean(),
  }),
  tried: z.object({ submissionId: z.uuid(), call: z.string() }).nullable(),
});

/** A form for the next call. */
export function newIntakeDraft(): IntakeDraft {
  return { values: { ...EMPTY_PHONE_INTAKE, language: activeLanguage() }, tried: null };
}

/** What to send this call under: the same as before where it was tried before, so that it is one request. */
export function triedCall(intake: PhoneIntake, before: TriedCall | null): TriedCall {
  const call = JSON.stringify(intake);
  return before?.call === call ? before : { submissionId: crypto.randomUUID(), call };
}

/** What this member was taking down on this device, or a new form. */
export function readIntakeDraft(uid: string): IntakeDraft {
  try {
    return parseDraft(localStorage.getItem(INTAKE_DRAFT_PREFIX + uid)) ?? newIntakeDraft();
  } catch {
    // Refused storage, or what no JSON is.
    return newIntakeDraft();
  }
}

/** Keeps it until it is sent: over a reload, a lost connection, or the end of the session. */
export function saveIntakeDraft(uid: string, draft: IntakeDraft): void {
  onStorage((storage) => storage.setItem(INTAKE_DRAFT_PREFIX + uid, JSON.stringify(draft)));
}

/** It has been sent. */
export function removeIntakeDraft(uid: string): void {
  onStorage((storage) => storage.removeItem(INTAKE_DRAFT_PREFIX + uid));
}

/** Calls back when another tab has sent the call, with its last words. Returns the way to stop. */
export function onIntakeDraftRemovedElsewhere(
  uid: string,
  callback: (removed: PhoneIntake) => void,
): () => void {
  const listener = ({ key, oldValue, newValue }: StorageEvent) => {
    const removed = key === INTAKE_DRAFT_PREFIX + uid && newValue === null ? parseDraft(oldValue) : null;
    if (removed !== null) {
      callback(removed.values);
    }
  };
  window.addEventListener('storage', listener);
  return () => window.removeEventListener('storage', listener);
}

function parseDraft(text: string | null): IntakeDraft | null {
  return draftSchema.safeParse(JSON.parse(text ?? 'null')).data ?? null;
}

function onStorage(use: (storage: Storage) => void): void {
  try {
    use(window.localStorage);
  } catch (error) {
    console.warn('Calls are not kept: the browser refuses its storage.', error);
  }
}
