import * as z from 'zod';
import { keepEnrolment, keptEnrolment } from './kept-token.ts';

const enrolmentSchema = z.object({ uid: z.string(), token: z.string(), at: z.number() });

/** This device as it was last registered: for whom, by which token and when (ms). */
export type TeamEnrolment = z.infer<typeof enrolmentSchema>;

/** The enrolment of this device for a member of the staff, or null. */
export function keptTeamEnrolment(uid: string): TeamEnrolment | null {
  const kept = anyTeamEnrolment();
  return kept?.uid === uid ? kept : null;
}

/** The enrolment of this device, whoever's it is, or null. */
export function anyTeamEnrolment(): TeamEnrolment | null {
  const kept = enrolmentSchema.safeParse(parseJson(keptEnrolment('team')));
  return kept.success ? kept.data : null;
}

/** Remembers it; one that another member had on this device is over. */
export function keepTeamEnrolment(enrolment: TeamEnrolment | null): void {
  keepEnrolment('team', enrolment && JSON.stringify(enrolment));
}

function parseJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}
