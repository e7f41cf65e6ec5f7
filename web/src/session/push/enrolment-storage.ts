/** What a device may be enrolled for; Firebase gives it one token for all. */
export type PushUse = 'daily-content' | 'team';

const KEYS: Record<PushUse, string> = {
  'daily-content': 'prayer-community.daily-content-token',
  team: 'prayer-community.team-token',
};

/** What this device keeps about its enrolment, or null: it is enrolled while there is something. */
export function storedEnrolment(use: PushUse): string | null {
  return localStorage.getItem(KEYS[use]);
}

/** Remembers the enrolment of this device, or that it is none any more. */
export function storeEnrolment(use: PushUse, enrolment: string | null): void {
  if (enrolment === null) {
    localStorage.removeItem(KEYS[use]);
  } else {
    localStorage.setItem(KEYS[use], enrolment);
  }
}

/** True while this device is enrolled for anything, and so needs its token. */
export function isTokenNeeded(): boolean {
  return Object.values(KEYS).some((key) => localStorage.getItem(key) !== null);
}
