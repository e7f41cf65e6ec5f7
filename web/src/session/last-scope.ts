import type { Actor } from '@prayer-community/domain/prayer-request/request-transitions';
import {
  REQUEST_VISIBILITIES,
  type RequestVisibility,
} from '@prayer-community/domain/prayer-request/request-visibility';
import { STAFF_ROLES } from '@prayer-community/domain/staff/profile';
import * as z from 'zod';

const KEY = 'prayer-community.today';

/** What decides which requests *Today* lists. */
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

/** Stores which requests *Today* lists for who is signed in, so that the next visit can ask for them at once. */
export function storeScope(scope: TodayScope): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(scope));
  } catch (error) {
    console.warn('The next visit asks for its requests later: the browser refuses its storage.', error);
  }
}

/** Which requests *Today* listed for that member when it was last shown here; null where that is not known. */
export function lastScope(uid: string): TodayScope | null {
  try {
    const stored = scopeSchema.safeParse(JSON.parse(localStorage.getItem(KEY) ?? 'null'));
    return stored.success && stored.data.actor.uid === uid ? stored.data : null;
  } catch (error) {
    console.warn('What Today last listed cannot be read.', error);
    return null;
  }
}

/** Called where nobody is signed in any more. */
export function forgetScope(): void {
  try {
    localStorage.removeItem(KEY);
  } catch (error) {
    console.warn('What Today last listed cannot be forgotten.', error);
  }
}
