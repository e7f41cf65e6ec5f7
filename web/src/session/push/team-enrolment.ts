import * as z from 'zod';
import { parseJson } from '../../ui/stored-value.ts';
import { storedEnrolment, storeEnrolment } from './enrolment-storage.ts';
import { notificationSupport } from './notification-support.ts';

const enrolmentSchema = z.object({ uid: z.string(), token: z.string(), at: z.number() });

/** The last registration of this device: the member, the token, and the time in milliseconds. */
export type TeamEnrolment = z.infer<typeof enrolmentSchema>;

/** Returns the member's enrollment of this device. Null if there is none, or the browser's settings no longer permit it. */
export function permittedTeamEnrolment(uid: string): TeamEnrolment | null {
  const stored = anyTeamEnrolment();
  const isPermitted = notificationSupport() === 'supported' && Notification.permission === 'granted';
  return isPermitted && stored?.uid === uid ? stored : null;
}

export function anyTeamEnrolment(): TeamEnrolment | null {
  const stored = enrolmentSchema.safeParse(parseJson(storedEnrolment('team')));
  return stored.success ? stored.data : null;
}

/** Stores the enrollment, which replaces that of another member on this device. Null removes it. */
export function storeTeamEnrolment(enrolment: TeamEnrolment | null): void {
  storeEnrolment('team', enrolment && JSON.stringify(enrolment));
}
