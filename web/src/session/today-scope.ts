import type { Actor } from '@prayer-community/domain/prayer-request/request-transitions';
import {
  REQUEST_VISIBILITIES,
  type RequestVisibility,
} from '@prayer-community/domain/prayer-request/request-visibility';
import { STAFF_ROLES } from '@prayer-community/domain/staff/profile';
import * as z from 'zod';

const KEY = 'prayer-community.today';

export interface TodayScope {
  actor: Actor;
  visibility: RequestVisibility;
  hasDueTimes: boolean;
}

const scopeSchema: z.ZodType<TodayScope> = z.object({
  actor: z.object({ uid: z.string(), role: z.enum(STAFF_ROLES) }),
  visibility: z.enum(REQUEST_VISIBILITIES),
  hasDueTimes: z.boolean(),
});

/** Stores the scope of the signed-in member so that the next visit can prefetch its requests. */
export function storeTodayScope(scope: TodayScope): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(scope));
  } catch (error) {
    console.warn('The next visit prefetches no requests: the browser refuses its storage.', error);
  }
}

/** Returns the member's scope from the last visit on this device. Null if none is stored. */
export function storedTodayScope(uid: string): TodayScope | null {
  try {
    const stored = scopeSchema.safeParse(JSON.parse(localStorage.getItem(KEY) ?? 'null'));
    return stored.success && stored.data.actor.uid === uid ? stored.data : null;
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
