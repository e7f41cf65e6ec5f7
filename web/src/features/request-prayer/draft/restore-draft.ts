import { DAY_MS } from '@prayer-community/domain/fields/durations';
import {
  EMAIL_MAX_CHARS,
  NAME_MAX_CHARS,
  PHONE_MAX_CHARS,
  PRAYER_TEXT_MAX_CHARS,
} from '@prayer-community/domain/limits';
import {
  type PrayerRequestForm,
  prayerRequestFormFields,
} from '@prayer-community/domain/request-form/prayer-request-form';
import { PRAYER_REQUEST_FORM_DEFAULTS } from '@prayer-community/domain/request-form/prayer-request-rules';
import { recordingPathSchema } from '@prayer-community/domain/request-form/recording-path';
import { isStatusKey } from '@prayer-community/domain/request-form/status-key';
import { LANGUAGES } from '@prayer-community/i18n/language';
import * as z from 'zod';
import { newStatusKey } from '../../../session/status-key/new-status-key.ts';
import { parseJson } from '../../../ui/stored-value.ts';
import { isDraftStored, readDraftText, removeDraftText } from './draft-storage.ts';
import { readRecording, removeRecording } from './recording-storage.ts';
import { newDraft, type RequestDraft } from './request-draft.ts';
import { RestoredDraftNotice, RestoredWithoutRecording } from './restored-notice.tsx';

/** Drafts expire so that no one finds a prayer on a shared computer weeks later. Queued requests do not expire. */
const MAX_AGE_MS = 3 * DAY_MS;

const textUpTo = (maxChars: number) => z.string().max(maxChars);

/** The form's fields as typed. They may be incomplete. */
const typedFields = prayerRequestFormFields.extend({
  firstName: textUpTo(NAME_MAX_CHARS),
  lastName: textUpTo(NAME_MAX_CHARS),
  phone: textUpTo(PHONE_MAX_CHARS),
  email: textUpTo(EMAIL_MAX_CHARS),
  prayerText: textUpTo(PRAYER_TEXT_MAX_CHARS),
});

/** Resets unreadable fields to their defaults. The order of the fields stays the same, as tabs compare their texts. */
const draftValuesSchema = z.record(z.string(), z.unknown()).transform((stored): PrayerRequestForm => {
  const { error } = typedFields.safeParse({ ...PRAYER_REQUEST_FORM_DEFAULTS, ...stored });
  const unreadable = new Set(error?.issues.map(({ path: [name] }) => name));
  const readable = Object.entries(stored).filter(([name]) => !unreadable.has(name));
  const typed = typedFields.parse({ ...PRAYER_REQUEST_FORM_DEFAULTS, ...Object.fromEntries(readable) });
  return { ...PRAYER_REQUEST_FORM_DEFAULTS, ...typed };
});

const storedDraftSchema = z.object({
  submissionId: z.uuid(),
  statusKey: z.string().refine(isStatusKey).catch(newStatusKey),
  savedAtMs: z.number(),
  audioPath: recordingPathSchema.nullable().catch(null),
  isTried: z.boolean().catch(false),
  isWaiting: z.boolean().catch(false),
  hasTake: z.boolean().catch(false),
  language: z.enum(LANGUAGES).optional().catch(undefined),
  values: draftValuesSchema,
});

interface StoredRecording {
  found: Blob | null;
  isUnreadable: boolean;
}

export interface RestoredDraft extends RequestDraft {
  /** True if the draft had a confirmed recording that can no longer be read. */
  lacksRecording: boolean;
  /** True if reading that recording failed, so that it may still be there. */
  hasUnreadableRecording: boolean;
}

/** Returns the draft stored on this device, or a new one if it is missing, unreadable or too old. */
export async function restoreDraft(): Promise<RestoredDraft> {
  const stored = storedDraftSchema.safeParse(parseJson(readDraftText()));
  if (!stored.success || isForgotten(stored.data)) {
    await forgetDraft();
    return { ...newDraft(), lacksRecording: false, hasUnreadableRecording: false };
  }
  const { submissionId, statusKey, values, audioPath, isTried, isWaiting, hasTake, language } = stored.data;
  const { hasRecording } = values;
  // A queued request leaves its take out on purpose.
  const isRecorded = hasRecording || (hasTake && !isWaiting);
  const { found, isUnreadable } = isRecorded
    ? await storedRecording(submissionId)
    : { found: null, isUnreadable: false };
  const recording = hasRecording ? found : null;
  return {
    submissionId,
    statusKey,
    values: { ...values, hasRecording: recording !== null },
    recording,
    take: hasRecording ? null : found,
    audioPath: recording === null ? null : audioPath,
    isTried,
    isWaiting,
    language,
    RestoredNotice: isRecorded && found === null ? RestoredWithoutRecording : RestoredDraftNotice,
    lacksRecording: hasRecording && recording === null,
    hasUnreadableRecording: hasRecording && isUnreadable,
  };
}

function isForgotten({ isWaiting, savedAtMs }: z.infer<typeof storedDraftSchema>): boolean {
  return !isWaiting && Date.now() - savedAtMs > MAX_AGE_MS;
}

export async function forgetDraft(): Promise<void> {
  removeDraftText();
  try {
    await removeRecording();
  } catch (error) {
    console.warn('The browser refuses its database.', error);
  }
}

/** Forgets the draft that was sent. A draft that was edited meanwhile has another submission ID and is kept. */
export async function forgetSentDraft(submissionId: string): Promise<void> {
  if (readDraftText() === null || isDraftStored(submissionId)) {
    await forgetDraft();
  }
}

async function storedRecording(submissionId: string): Promise<StoredRecording> {
  try {
    return { found: await readRecording(submissionId), isUnreadable: false };
  } catch (error) {
    console.warn('The recording of the draft cannot be read.', error);
    return { found: null, isUnreadable: true };
  }
}
