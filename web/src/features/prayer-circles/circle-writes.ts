import { COLLECTIONS, circleMembersPath, circlePrayersPath } from '@prayer-community/domain/collections';
import type { CircleDetails } from '@prayer-community/domain/prayer-circles/circle-form';
import { founderOf } from '@prayer-community/domain/prayer-circles/circle-founder';
import { newCirclePrayer } from '@prayer-community/domain/prayer-circles/circle-prayer';
import { newCirclePrayerPace } from '@prayer-community/domain/prayer-circles/circle-prayer-pace';
import { firstMember, newCircle } from '@prayer-community/domain/prayer-circles/prayer-circle';
import { arrayUnion, doc, serverTimestamp, updateDoc } from 'firebase/firestore';
import { confirmChanged } from '../../firebase/confirm-changed.ts';
import { confirmCreated } from '../../firebase/confirm-created.ts';
import { firestore } from '../../firebase/firestore-sdk.ts';
import { writeNow } from '../../firebase/write-now.ts';
import { prayerSchema } from './circle-queries.ts';

// Every write here rejects with the SDK's FirebaseError if the rules refuse it, unless it was already made. All except
// `prayForIt` also reject without a connection.

/**
 * Creates a circle with its creator as leader and first member, and updates the creator's document in `circle_founders`.
 * @param circleId stays the same across retries, so that the circle is stored once
 */
export async function createCircle(
  circleId: string,
  details: CircleDetails,
  uid: string,
  displayName: string,
): Promise<void> {
  const circle = doc(firestore, COLLECTIONS.prayerCircles, circleId);
  const now = serverTimestamp();
  const opening = writeNow((transaction) =>
    transaction
      .set(circle, newCircle(details, uid, now))
      .set(doc(firestore, circleMembersPath(circle.id), uid), firstMember(circle.id, uid, displayName, now))
      .set(doc(firestore, COLLECTIONS.circleFounders, uid), founderOf(circle.id, now)),
  );
  await confirmCreated(opening, circle);
}

interface OutgoingPrayer {
  /** Stays the same across retries, so that the prayer is stored once. */
  id: string;
  prayerText: string;
}

/** Shares a prayer with the circle and updates its author's document in `circle_prayer_paces`. */
export async function sharePrayer(
  circleId: string,
  { id, prayerText }: OutgoingPrayer,
  uid: string,
): Promise<void> {
  const prayer = doc(firestore, circlePrayersPath(circleId), id);
  const now = serverTimestamp();
  const sharing = writeNow((transaction) =>
    transaction
      .set(prayer, newCirclePrayer(prayerText, uid, now))
      .set(doc(firestore, COLLECTIONS.circlePrayerPaces, uid), newCirclePrayerPace(prayer.id, now)),
  );
  await confirmCreated(sharing, prayer);
}

/** Records that the member prays for it. Shown immediately, and reverted if refused. */
export async function prayForIt(circleId: string, prayerId: string, uid: string): Promise<void> {
  const prayer = doc(firestore, circlePrayersPath(circleId), prayerId);
  const praying = updateDoc(prayer, { prayed_by: arrayUnion(uid) });
  await confirmChanged(praying, prayer, prayerSchema, ({ prayed_by }) => prayed_by.includes(uid));
}

export async function markAnswered(circleId: string, prayerId: string): Promise<void> {
  const prayer = doc(firestore, circlePrayersPath(circleId), prayerId);
  const marking = writeNow((transaction) => transaction.update(prayer, { is_answered: true }));
  await confirmChanged(marking, prayer, prayerSchema, ({ is_answered }) => is_answered);
}

/** Deletes a prayer permanently. */
export async function takeDownPrayer(circleId: string, prayerId: string): Promise<void> {
  const prayer = doc(firestore, circlePrayersPath(circleId), prayerId);
  await writeNow((transaction) => transaction.delete(prayer));
}
