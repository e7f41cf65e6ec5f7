import type { UrgencyLevel } from '../request-form/request-choices.ts';
import type { CrisisSign } from '../safety/crisis-signs.ts';
import type { PrayerRequest } from './prayer-request.ts';

export type Urgent = Pick<PrayerRequest<unknown>, 'urgency_level' | 'awaits_listening'> & {
  signs_of_need: readonly CrisisSign[];
};

/**
 * Returns the urgency by which the team works. High if the text shows crisis signs, or if the request is only a
 * recording that no one has listened to.
 */
export function effectiveUrgency({ urgency_level, signs_of_need, awaits_listening }: Urgent): UrgencyLevel {
  return signs_of_need.length > 0 || awaits_listening ? 'high' : urgency_level;
}

/** True if the team treats a request as more urgent than the requester chose. */
export function isRaised(request: Urgent): boolean {
  return effectiveUrgency(request) !== request.urgency_level;
}

/** The fields that change once someone has listened to the recording. */
interface Listened {
  awaits_listening: false;
  effective_urgency: UrgencyLevel;
}

/** True if a staff member should listen to the recording first. */
export function mayMarkListened({
  awaits_listening,
  archive_status,
}: Pick<PrayerRequest<unknown>, 'awaits_listening' | 'archive_status'>): boolean {
  return awaits_listening && archive_status === 'active';
}

/** Returns the fields that record that a staff member listened to the recording. The rest of the request then determines its urgency. */
export function markListened(request: Urgent): Listened {
  return {
    awaits_listening: false,
    effective_urgency: effectiveUrgency({ ...request, awaits_listening: false }),
  };
}

/** A request stored before the team's urgency was separate from the requester's choice. */
type Earlier = Pick<
  PrayerRequest<unknown>,
  'status' | 'urgency_level' | 'signs_of_need' | 'prayer_text' | 'audio_path'
> & {
  awaits_listening?: boolean | undefined;
};

/** Returns the fields that an older request lacks. A request that is only a recording awaits a listener while it is unassigned. */
export function urgencyOfEarlier(
  request: Earlier,
  watchesForCrisis: boolean,
): Required<Pick<PrayerRequest<unknown>, 'awaits_listening' | 'effective_urgency'>> {
  const isUnheard = request.status === 'new' && request.audio_path !== null && request.prayer_text === null;
  const awaits_listening = request.awaits_listening ?? (watchesForCrisis && isUnheard);
  return { awaits_listening, effective_urgency: effectiveUrgency({ ...request, awaits_listening }) };
}
