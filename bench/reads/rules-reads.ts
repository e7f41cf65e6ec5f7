import { COLLECTIONS, REQUEST_SUBCOLLECTIONS } from '@prayer-community/domain/collections';

/**
 * How many documents firestore.rules read to judge one request of a leader: the profile of the caller, once for each
 * request however often a rule names it, and for what lies below a prayer request that request too.
 */
export function rulesReads(collectionId: string): number {
  const below: readonly string[] = Object.values(REQUEST_SUBCOLLECTIONS);
  const known: readonly string[] = [
    COLLECTIONS.prayerRequests,
    COLLECTIONS.profiles,
    COLLECTIONS.settings,
    COLLECTIONS.deliveries,
    COLLECTIONS.insightMonths,
    COLLECTIONS.insightTeam,
  ];
  if (below.includes(collectionId)) {
    return 2;
  }
  // What everybody may read is judged by itself alone.
  if (collectionId === COLLECTIONS.beliefWallPosts) {
    return 0;
  }
  if (known.includes(collectionId)) {
    return 1;
  }
  throw new Error(`What the rules read for ${collectionId} is not known`);
}
