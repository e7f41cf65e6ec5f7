import { PRAYER_SESSION_URGENCIES } from '@prayer-community/domain/prayer-request/prayer-session';
import { ACTIVE_REQUESTS } from '@prayer-community/domain/prayer-request/request-filter';
import type { RequestVisibility } from '@prayer-community/domain/prayer-request/request-visibility';
import type { QueryDocumentSnapshot } from 'firebase/firestore';
import type { PrayerSessionBatch, PrayerSessionSource } from '../../../ui/prayer-session/prayer-session.ts';
import { readBatch } from '../../../ui/prayer-session/read-batch.ts';
import { toastUncounted } from '../../../ui/prayer-session/toast-uncounted.ts';
import { leastPrayedFor } from '../requests/request-query.ts';
import { type StaffRequest, storedRequestSchema } from '../requests/staff-request.ts';
import { hasPrayedForRequest, prayForRequest } from './pray-for-request.ts';

/** The reading position: the urgency, and the last request read of that urgency. */
interface Reached {
  urgency: number;
  after: QueryDocumentSnapshot | null;
}

const BEGINNING: Reached = { urgency: 0, after: null };

/** Creates a source of the active requests that the member may read, by urgency. */
export function teamSource(
  uid: string,
  visibility: RequestVisibility,
): PrayerSessionSource<StaffRequest, Reached> {
  // The database sorts urgencies alphabetically, so each has its own query, sent only when needed.
  async function readFrom({ urgency, after }: Reached): Promise<PrayerSessionBatch<StaffRequest, Reached>> {
    const filter = { ...ACTIVE_REQUESTS, urgency: PRAYER_SESSION_URGENCIES[urgency] ?? null };
    const { entries, next } = await readBatch(leastPrayedFor(filter, visibility), storedRequestSchema, after);
    const reached = next === null ? { urgency: urgency + 1, after: null } : { urgency, after: next };
    if (reached.urgency === PRAYER_SESSION_URGENCIES.length) {
      return { entries, next: null };
    }
    return entries.length > 0 ? { entries, next: reached } : readFrom(reached);
  }

  return {
    readBatch: (reached) => readFrom(reached ?? BEGINNING),
    isInCooldown: (id) => hasPrayedForRequest(id, uid),
    pray: ({ id }) => prayForRequest(id, uid),
    toastUncounted,
  };
}
