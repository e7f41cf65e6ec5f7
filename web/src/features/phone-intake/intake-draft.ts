import { EMPTY_PHONE_INTAKE, type PhoneIntake } from '@prayer-community/domain/request-form/phone-intake';
import { DEFAULT_LANGUAGE, LANGUAGES } from '@prayer-community/i18n/language';
import { activeLanguage } from '@prayer-community/i18n/text';
import * as z from 'zod';

const KEY_PREFIX = 'prayer-community.phone-intake.';

/** A call that is being taken down; however often it is sent, it is one request. */
export interface IntakeDraft {
  submissionId: string;
  values: PhoneIntake;
}

const draftSchema: z.ZodType<IntakeDraft> = z.object({
  submissionId: z.uuid(),
  // As it was typed: it is validated when it is sent.
  values: z.object({
    prayerText: z.string(),
    callerName: z.string(),
    phone: z.string(),
    language: z.enum(LANGUAGES).default(DEFAULT_LANGUAGE),
    isUrgent: z.boolean(),
    isConfidential: z.boolean(),
  }),
});

/** A form for the next call. */
export function newIntakeDraft(): IntakeDraft {
  return { submissionId: crypto.randomUUID(), values: { ...EMPTY_PHONE_INTAKE, language: activeLanguage() } };
}

/** What this member was taking down on this device, or a new form. */
export function readIntakeDraft(uid: string): IntakeDraft {
  try {
    const parsed = draftSchema.safeParse(JSON.parse(localStorage.getItem(KEY_PREFIX + uid) ?? 'null'));
    return parsed.success ? parsed.data : newIntakeDraft();
  } catch {
    // Refused storage, or what no JSON is.
    return newIntakeDraft();
  }
}

/** Keeps it until it is sent: over a reload, a lost connection, or the end of the session. */
export function saveIntakeDraft(uid: string, draft: IntakeDraft): void {
  onStorage((storage) => storage.setItem(KEY_PREFIX + uid, JSON.stringify(draft)));
}

/** It has been sent. */
export function removeIntakeDraft(uid: string): void {
  onStorage((storage) => storage.removeItem(KEY_PREFIX + uid));
}

function onStorage(use: (storage: Storage) => void): void {
  try {
    use(window.localStorage);
  } catch (error) {
    console.warn('Calls are not kept: the browser refuses its storage.', error);
  }
}
