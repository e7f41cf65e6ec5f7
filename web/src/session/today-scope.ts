import type { Actor } from '@prayer-community/domain/prayer-request/request-transitions';
import {
  REQUEST_VISIBILITIES,
  type RequestVisibility,
} from '@prayer-community/domain/prayer-request/request-visibility';
import { STAFF_ROLES } from '@prayer-community/domain/staff/staff-roles';

const KEY = 'prayer-community.today';

export interface TodayScope {
  actor: Actor;
  visibility: RequestVisibility;
  hasDueTimes: boolean;
}

/** Stores the scope of the signed-in member so that the next visit can prefetch its requests. */
export function storeTodayScope({ actor, visibility, hasDueTimes }: TodayScope): void {
  const fields = new URLSearchParams({ ...actor, visibility, hasDueTimes: String(hasDueTimes) });
  try {
    localStorage.setItem(KEY, fields.toString());
  } catch (error) {
    console.warn('The next visit prefetches no requests: the browser refuses its storage.', error);
  }
}

/** Returns the member's scope from the last visit on this device. Null if none is stored. */
export function storedTodayScope(uid: string): TodayScope | null {
  try {
    const fields = new URLSearchParams(localStorage.getItem(KEY) ?? '');
    const role = STAFF_ROLES.find((known) => known === fields.get('role'));
    const visibility = REQUEST_VISIBILITIES.find((known) => known === fields.get('visibility'));
    return fields.get('uid') === uid && role !== undefined && visibility !== undefined
      ? { actor: { uid, role }, visibility, hasDueTimes: fields.get('hasDueTimes') === 'true' }
      : null;
  } catch (error) {
    console.warn('The stored scope of Today cannot be read.', error);
    return null;
  }
}

/** Called when a session ends. */
export function clearTodayScope(): void {
  try {
    localStorage.removeItem(KEY);
  } catch (error) {
    console.warn('The stored scope of Today cannot be removed.', error);
  }
}
