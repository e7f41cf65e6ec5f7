import * as z from 'zod';
import { storedEnrolment, storeEnrolment } from './enrolment-storage.ts';

const enrolmentSchema = z.object({ uid: z.string(), token: z.string(), at: z.number() });

/** This device as it was last registered: for whom, by which token and when (ms). */
export type TeamEnrolment = z.infer<typeof enrolmentSchema>;

/** The enrolment of this device for a member of the staff, or null. */
export function storedTeamEnrolment(uid: string): TeamEnrolment | null {
  const stored = anyTeamEnrolment();
  return stored?.uid === uid ? stored : null;
}

/** The enrolment of this device for any member, or null. */
export function anyTeamEnrolment(): TeamEnrolment | null {
  const stored = enrolmentSchema.safeParse(parseJson(storedEnrolment('team')));
  return stored.success ? stored.data : null;
}

/** Remembers it; one that another member had on this device is over. */
export function storeTeamEnrolment(enrolment: TeamEnrolment | null): void {
  storeEnrolment('team', enrolment && JSON.stringify(enrolment));
}

function parseJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}
