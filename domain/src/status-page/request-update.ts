import { message } from '@prayer-community/i18n/text';
import { maxChars } from '../fields/max-chars.ts';
import { withMessage } from '../fields/validation-messages.ts';
import { trimmedText } from '../fields/visible-text.ts';
import { REQUEST_MAX_UPDATES, UPDATE_MAX_CHARS } from '../limits.ts';
import { effectiveUrgency, type Urgent } from '../prayer-request/effective-urgency.ts';
import type { PrayerRequest, RequestUpdate } from '../prayer-request/prayer-request.ts';
import { extendTerms } from '../prayer-request/search-terms.ts';
import type { UrgencyLevel } from '../request-form/request-choices.ts';
import { type CrisisSign, findCrisisSigns } from '../safety/crisis-keywords.ts';

export const UPDATE_FORM_MESSAGES = {
  textRequired: message('Please write your update'),
} as const;

/** What a requester adds to their request. */
export const updateTextSchema = trimmedText()
  .min(1, withMessage(UPDATE_FORM_MESSAGES.textRequired))
  .check(maxChars(UPDATE_MAX_CHARS));

type Updated = Pick<
  PrayerRequest<Date>,
  'status' | 'updates' | 'search_terms' | 'reply_count' | 'ended_by_requester'
> &
  Urgent;

/** True where the requester may add an update; of a closed request, to answer a reply. */
export function mayAddUpdate(request: Omit<Updated, keyof Urgent | 'search_terms'>): boolean {
  return !isClosedToUpdates(request) && request.updates.length < REQUEST_MAX_UPDATES;
}

/** True where a request takes no updates, however few it has. */
export function isClosedToUpdates({
  status,
  reply_count,
  ended_by_requester,
}: Pick<Updated, 'status' | 'reply_count' | 'ended_by_requester'>): boolean {
  return status === 'closed' && (reply_count === 0 || ended_by_requester !== null);
}

/**
 * True where an update says what the last one said: the same, sent once more because its answer was lost.
 * @param lastReplyAt when the team last replied: the same words may answer that too
 */
export function isRepeatedUpdate(
  { updates }: Pick<Updated, 'updates'>,
  text: string,
  lastReplyAt: Date | null,
): boolean {
  const last = updates.at(-1);
  return last?.text === text && (lastReplyAt === null || lastReplyAt <= last.at);
}

/** What an update changes of its request. */
export interface UpdateFields {
  updates: RequestUpdate<Date>[];
  effective_urgency: UrgencyLevel;
  signs_of_need: CrisisSign[];
  /** Absent where the request has none yet. */
  search_terms?: string[];
}

/**
 * The crisis signs of an update's own words: with any, every leader is alerted, whatever the request showed before.
 * @param watchesForCrisis of the settings
 */
export function crisisSignsOf(text: string, watchesForCrisis: boolean): CrisisSign[] {
  return watchesForCrisis ? findCrisisSigns(text) : [];
}

/**
 * The fields of a request with one update more.
 * @param signs of the update's words: they make the request urgent, as those of a new one
 */
export function addUpdate(
  request: Pick<Updated, 'updates' | 'search_terms' | keyof Urgent>,
  text: string,
  now: Date,
  signs: readonly CrisisSign[],
): UpdateFields {
  const signs_of_need = [...new Set([...request.signs_of_need, ...signs])];
  return {
    updates: [...request.updates, { text, at: now }],
    effective_urgency: effectiveUrgency({ ...request, signs_of_need }),
    signs_of_need,
    ...(request.search_terms && { search_terms: extendTerms(request.search_terms, text) }),
  };
}
