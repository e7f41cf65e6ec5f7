import {
  EMPTY_PHONE_INTAKE,
  type PhoneIntake,
  phoneIntakeSchema,
} from '@prayer-community/domain/request-form/phone-intake';
import { DEFAULT_LANGUAGE, LANGUAGES } from '@prayer-community/i18n/language';
import { activeLanguage } from '@prayer-community/i18n/text';
import * as z from 'zod';
import { INTAKE_DRAFT_PREFIX, storeDraft } from '../../session/text-drafts.ts';
import { parseJson, readStored } from '../../ui/stored-value.ts';

/** A call that was sent, and may have been stored even if there was no response. */
export interface TriedCall {
  submissionId: string;
  call: string;
}

export interface IntakeDraft {
  values: PhoneIntake;
  tried: TriedCall | null;
}

const draftSchema: z.ZodType<IntakeDraft> = z.object({
  // As typed. Validated when it is sent.
  values: z.object({
    prayerText: z.string(),
    callerName: z.string(),
    phone: z.string(),
    language: z.enum(LANGUAGES).default(DEFAULT_LANGUAGE),
    isUrgent: z.boolean(),
    isConfidential: z.boolean(),
    agreesToText: z.boolean().default(false),
  }),
  tried: z.object({ submissionId: z.uuid(), call: z.string() }).nullable(),
});

export function newIntakeDraft(): IntakeDraft {
  return { values: { ...EMPTY_PHONE_INTAKE, language: activeLanguage() }, tried: null };
}

/** Returns the id to submit a call under. Reuses the id of an earlier attempt with the same content, so that it is stored once. */
export function triedCall(intake: PhoneIntake, before: TriedCall | null): TriedCall {
  const call = JSON.stringify(intake);
  return before?.call === call ? before : { submissionId: crypto.randomUUID(), call };
}

/** True if the form holds the call that was sent, unchanged. */
export function isTriedCall(values: PhoneIntake, tried: TriedCall | null): boolean {
  return tried !== null && JSON.stringify(phoneIntakeSchema.safeParse(values).data) === tried.call;
}

/** Returns the member's draft on this device, or a new one. */
export function readIntakeDraft(uid: string): IntakeDraft {
  return parseDraft(readStored(INTAKE_DRAFT_PREFIX + uid)) ?? newIntakeDraft();
}

/** Stores the draft until it is sent. It survives reloads, lost connections and an idle or expired session. */
export function saveIntakeDraft(uid: string, draft: IntakeDraft): void {
  storeDraft(INTAKE_DRAFT_PREFIX + uid, JSON.stringify(draft));
}

export function removeIntakeDraft(uid: string): void {
  storeDraft(INTAKE_DRAFT_PREFIX + uid, null);
}

/** Calls back with the last stored values when another tab has sent the call. Returns a function that unsubscribes. */
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
  return draftSchema.safeParse(parseJson(text)).data ?? null;
}
