import type { Actor } from '@prayer-community/domain/prayer-request/request-transitions';
import {
  REQUEST_VISIBILITIES,
  type RequestVisibility,
} from '@prayer-community/domain/prayer-request/request-visibility';
import { STAFF_ROLES } from '@prayer-community/domain/staff/staff-roles';
import { readStored, writeStored } from '../ui/stored-value.ts';

const KEY = 'prayer-community.today';

export interface TodayScope {
  actor: Actor;
  visibility: RequestVisibility;
  hasDueTimes: boolean;
}

/** Stores the scope of the signed-in member so that the next visit can prefetch its requests. */
export function storeTodayScope({ actor, visibility, hasDueTimes }: TodayScope): void {
  const fields = new URLSearchParams({ ...actor, visibility, hasDueTimes: String(hasDueTimes) });
  writeStored(KEY, fields.toString());
}

/** Returns the member's scope from the last visit on this device. Null if none is stored. */
export function storedTodayScope(uid: string): TodayScope | null {
  const fields = new URLSearchParams(readStored(KEY) ?? '');
  const role = STAFF_ROLES.find((known) => known === fields.get('role'));
  const visibility = REQUEST_VISIBILITIES.find((known) => known === fields.get('visibility'));
  return fields.get('uid') === uid && role !== undefined && visibility !== undefined
    ? { actor: { uid, role }, visibility, hasDueTimes: fields.get('hasDueTimes') === 'true' }
    : null;
}

/** Called when a session ends. */
export function clearTodayScope(): void {
  writeStored(KEY, null);
}
