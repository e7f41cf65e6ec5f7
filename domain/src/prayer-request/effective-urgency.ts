import type { UrgencyLevel } from '../request-form/request-choices.ts';
import type { CrisisSign } from '../safety/crisis-keywords.ts';
import type { PrayerRequest } from './prayer-request.ts';

/** What decides how urgent a request is. */
export type Urgent = Pick<PrayerRequest<unknown>, 'urgency_level' | 'awaits_listening'> & {
  signs_of_need: readonly CrisisSign[];
};

/** The urgency by which the team works: high while its words show signs of harm, or nobody has listened to a request that is only a recording. */
export function effectiveUrgency({ urgency_level, signs_of_need, awaits_listening }: Urgent): UrgencyLevel {
  return signs_of_need.length > 0 || awaits_listening ? 'high' : urgency_level;
}

/** True where the team treats a request as more urgent than the requester chose. */
export function isRaised(request: Urgent): boolean {
  return effectiveUrgency(request) !== request.urgency_level;
}

/** The fields that a change of the reasons sets, for queries to filter by. */
export interface Listened {
  awaits_listening: false;
  effective_urgency: UrgencyLevel;
}

/** True where somebody of the staff should listen first. */
export function mayMarkListened({
  awaits_listening,
  archive_status,
}: Pick<PrayerRequest<unknown>, 'awaits_listening' | 'archive_status'>): boolean {
  return awaits_listening && archive_status === 'active';
}

/** Records that somebody of the staff has listened to the recording: the request becomes as urgent as the rest of it says. */
export function markListened(request: Urgent): Listened {
  return {
    awaits_listening: false,
    effective_urgency: effectiveUrgency({ ...request, awaits_listening: false }),
  };
}

/** A request as it was stored before the urgency of the team stood apart from the choice. */
type Earlier = Pick<
  PrayerRequest<unknown>,
  'status' | 'urgency_level' | 'signs_of_need' | 'prayer_text' | 'audio_path'
> & {
  awaits_listening?: boolean | undefined;
};

/** The fields that an earlier request lacks. A voice alone waits for a listener while the request is nobody's. */
export function urgencyOfEarlier(
  request: Earlier,
  watchesForCrisis: boolean,
): Required<Pick<PrayerRequest<unknown>, 'awaits_listening' | 'effective_urgency'>> {
  const isUnheard = request.status === 'new' && request.audio_path !== null && request.prayer_text === null;
  const awaits_listening = request.awaits_listening ?? (watchesForCrisis && isUnheard);
  return { awaits_listening, effective_urgency: effectiveUrgency({ ...request, awaits_listening }) };
}
