import { readStored, writeStored } from '../stored-value.ts';

/** What a device may be enrolled for; Firebase gives it one token for all. */
export type PushUse = 'daily-content' | 'team';

const KEYS: Record<PushUse, string> = {
  'daily-content': 'prayer-community.daily-content-token',
  team: 'prayer-community.team-token',
};

/** What this device keeps about its enrolment, or null: it is enrolled while there is something. */
export function storedEnrolment(use: PushUse): string | null {
  return readStored(KEYS[use]);
}

/** Remembers the enrolment of this device, or that it is none any more. */
export function storeEnrolment(use: PushUse, enrolment: string | null): void {
  writeStored(KEYS[use], enrolment);
}

/** True while this device is enrolled for anything, and so needs its token. */
export function isTokenNeeded(): boolean {
  return Object.values(KEYS).some((key) => readStored(key) !== null);
}
