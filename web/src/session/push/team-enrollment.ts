import * as z from 'zod';
import { parseJson } from '../../ui/stored-value.ts';
import { isTeamPushEnding, storedEnrollment, storeEnrollment } from './enrollment-storage.ts';
import { notificationSupport } from './notification-support.ts';

const enrollmentSchema = z.object({ uid: z.string(), token: z.string(), at: z.number() });

/** The last registration of this device: the member, the token, and the time in milliseconds. */
export type TeamEnrollment = z.infer<typeof enrollmentSchema>;

/** Returns the member's enrollment of this device. Null if there is none, or the browser's settings no longer permit it. */
export function permittedTeamEnrollment(uid: string): TeamEnrollment | null {
  const stored = anyTeamEnrollment();
  const isPermitted = notificationSupport() === 'supported' && Notification.permission === 'granted';
  return isPermitted && stored?.uid === uid ? stored : null;
}

/** Returns whether the member is notified on this device. False until its first registration has succeeded. */
export function isTeamPushOn(uid: string): boolean {
  return permittedTeamEnrollment(uid) !== null && !isTeamPushEnding();
}

export function anyTeamEnrollment(): TeamEnrollment | null {
  const stored = enrollmentSchema.safeParse(parseJson(storedEnrollment('team')));
  return stored.success ? stored.data : null;
}

/** Stores the enrollment, which replaces that of another member on this device. Null removes it. */
export function storeTeamEnrollment(enrollment: TeamEnrollment | null): void {
  storeEnrollment('team', enrollment && JSON.stringify(enrollment));
}

/**
 * Lets `renewDevice` register this device again, however recent its last registration is. It has ended with all sessions,
 * or with the browser's subscription.
 */
export function expireTeamEnrollment(): void {
  const enrollment = anyTeamEnrollment();
  if (enrollment) {
    storeTeamEnrollment({ ...enrollment, at: 0 });
  }
}
