import { message } from '@prayer-community/i18n/text';
import { MINUTE_MS } from '../fields/durations.ts';
import { maxChars } from '../fields/max-chars.ts';
import { withMessage } from '../fields/validation-messages.ts';
import { trimmedText } from '../fields/visible-text.ts';
import { REQUEST_MAX_UPDATES, UPDATE_MAX_CHARS, UPDATES_UNTIL_REPLY } from '../limits.ts';
import { effectiveUrgency, type Urgent } from '../prayer-request/effective-urgency.ts';
import type { PrayerRequest } from '../prayer-request/prayer-request.ts';
import { extendTerms } from '../prayer-request/search-terms.ts';
import type { UrgencyLevel } from '../request-form/request-choices.ts';
import type { CrisisSign } from '../safety/crisis-signs.ts';

const UPDATE_FORM_MESSAGES = {
  textRequired: message('Please write your update'),
} as const;

export const updateTextSchema = trimmedText()
  .min(1, withMessage(UPDATE_FORM_MESSAGES.textRequired))
  .check(maxChars(UPDATE_MAX_CHARS));

type Updated = Pick<
  PrayerRequest<Date>,
  'status' | 'updates' | 'search_terms' | 'reply_count' | 'ended_by_requester' | 'emptied_at'
> &
  Urgent;

export const UPDATE_REFUSALS = ['closed', 'enoughUntilReply', 'enoughUpdates'] as const;

export type UpdateRefusal = (typeof UPDATE_REFUSALS)[number];

/**
 * Returns why the requester may not add an update. Null if they may. A closed request takes updates only in answer to a
 * reply.
 * @param lastReplyAt when the team last replied. Each reply allows as many updates again
 */
export function updateRefusal(
  request: Omit<Updated, keyof Urgent | 'search_terms'>,
  lastReplyAt: Date | null,
): UpdateRefusal | null {
  if (isClosedToUpdates(request)) {
    return 'closed';
  }
  if (request.updates.length >= REQUEST_MAX_UPDATES) {
    return 'enoughUpdates';
  }
  const unanswered = request.updates.filter(({ at }) => lastReplyAt === null || lastReplyAt <= at);
  return unanswered.length >= UPDATES_UNTIL_REPLY ? 'enoughUntilReply' : null;
}

function isClosedToUpdates({
  status,
  reply_count,
  ended_by_requester,
  emptied_at,
}: Pick<Updated, 'status' | 'reply_count' | 'ended_by_requester' | 'emptied_at'>): boolean {
  return emptied_at !== null || (status === 'closed' && (reply_count === 0 || ended_by_requester !== null));
}

/** Long enough to send an update again after a lost response. Later, the same text says that it is so again. */
const REPEATED_WITHIN_MS = 10 * MINUTE_MS;

/**
 * True if an update repeats the last one, because it was sent again after its response was lost.
 * @param lastReplyAt when the team last replied. After a later reply, the same text is a new answer
 */
export function isRepeatedUpdate(
  { updates }: Pick<Updated, 'updates'>,
  text: string,
  lastReplyAt: Date | null,
  now: Date,
): boolean {
  const last = updates.at(-1);
  return (
    last?.text === text &&
    now.getTime() - last.at.getTime() <= REPEATED_WITHIN_MS &&
    (lastReplyAt === null || lastReplyAt <= last.at)
  );
}

/** The request fields that an update changes. */
interface UpdateFields {
  updates: PrayerRequest<Date>['updates'];
  effective_urgency: UrgencyLevel;
  signs_of_need: CrisisSign[];
  /** Absent if the request has no search terms yet. */
  search_terms?: string[];
}

/**
 * Returns the changed fields of a request after an update.
 * @param signs the crisis signs of the update's text. They make the request urgent, as for a new request
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
