import { PRAYER_PACE_MS } from '@prayer-community/domain/belief-wall/belief-wall-pace';
import { requestPrayersPath } from '@prayer-community/domain/collections';
import {
  newRequestPrayer,
  prayForRequest as prayerFields,
} from '@prayer-community/domain/prayer-request/request-prayer';
import { doc, increment, serverTimestamp, writeBatch } from 'firebase/firestore';
import { confirmPrayer } from '../../../firebase/confirm-prayer.ts';
import { firestore } from '../../../firebase/firestore-sdk.ts';
import { isInCooldown, rememberPrayer } from '../../../ui/praying/prayer-cooldown.ts';
import { requestRef } from '../request-ref.ts';

/**
 * Counts a staff member's prayer for a request. The request's status does not change, because marking it as prayed for
 * takes an assignee, a note and a contact.
 * @throws FirestoreError if the prayer was not counted
 */
export async function prayForRequest(requestId: string, uid: string): Promise<void> {
  const prayerRef = doc(firestore, requestPrayersPath(requestId), uid);
  const batch = writeBatch(firestore)
    .set(prayerRef, newRequestPrayer(serverTimestamp()))
    .update(requestRef(requestId), { ...prayerFields(increment) });
  const countedAtMs = await confirmPrayer(batch.commit(), prayerRef);
  rememberPrayer(rememberedId(requestId, uid), countedAtMs, Date.now() - PRAYER_PACE_MS);
}

/** Returns true if this member prayed for the request on this device so recently that another prayer would not be counted. */
export function hasPrayedForRequest(requestId: string, uid: string): boolean {
  return isInCooldown(rememberedId(requestId, uid), new Date());
}

/** Several staff members may share a device. */
function rememberedId(requestId: string, uid: string): string {
  return `${requestId}_${uid}`;
}
