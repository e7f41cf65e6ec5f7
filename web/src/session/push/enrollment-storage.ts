import { createStorageChanges } from '../../ui/storage-changes.ts';
import { readStored, writeStored } from '../../ui/stored-value.ts';

/** The notifications that a device can be enrolled for. Firebase assigns one token for all of them. */
export type PushUse = 'daily-content' | 'team';

const KEYS: Record<PushUse, string> = {
  'daily-content': 'prayer-community.daily-content-token',
  team: 'prayer-community.team-token',
};

const changes = createStorageChanges();

const TEAM_ENDING_KEY = 'prayer-community.team-ending';
const CONTENT_RENEWED_AT_KEY = 'prayer-community.daily-content-renewed-at';

/** Returns what this device stores about its enrollment. Null if it is not enrolled. */
export function storedEnrollment(use: PushUse): string | null {
  return readStored(KEYS[use]);
}

/** Stores the enrollment of this device. Null removes it. */
export function storeEnrollment(use: PushUse, enrollment: string | null): void {
  writeStored(KEYS[use], enrollment);
  changes.report();
}

/** Calls back when what is stored about the team's notifications may have changed. Returns a function that stops it. */
export const onTeamPushChange: (listener: () => void) => () => void = changes.subscribe;

/**
 * Returns true if the server or the push service may notify this device without an enrollment: it does not know yet that a
 * member logged out here, or has not answered a registration.
 */
export function isTeamPushEnding(): boolean {
  return readStored(TEAM_ENDING_KEY) !== null;
}

export function storeTeamPushEnding(isEnding: boolean): void {
  writeStored(TEAM_ENDING_KEY, isEnding ? 'yes' : null);
  changes.report();
}

/**
 * Returns when this device last subscribed to new content, in milliseconds. Null if it never did or its token has been
 * deleted since.
 */
export function contentRenewedAt(): number | null {
  const stored = readStored(CONTENT_RENEWED_AT_KEY);
  return stored === null ? null : Number(stored);
}

/** Null makes a subscribed device subscribe again. */
export function storeContentRenewedAt(atMs: number | null): void {
  writeStored(CONTENT_RENEWED_AT_KEY, atMs === null ? null : String(atMs));
}

/** Returns true while this device is enrolled for anything and therefore needs its token. */
export function isTokenNeeded(): boolean {
  return Object.values(KEYS).some((key) => readStored(key) !== null);
}
