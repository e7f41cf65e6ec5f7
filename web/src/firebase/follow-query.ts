import {
  type FirestoreError,
  onSnapshot,
  type Query,
  type QuerySnapshot,
  type Unsubscribe,
} from 'firebase/firestore';

/** What a follower receives. */
interface QueryFollower {
  /**
   * @param isUnknown true for an empty answer of the cache before the first of the database: it says nothing about what the database
   * holds
   */
  onSnapshot: (snapshot: QuerySnapshot, isUnknown: boolean) => void;
  /** The database refused, and the listener has ended. */
  onRefusal: (error: FirestoreError) => void;
}

/** For how long what the page knows already gives way to the answer of the database. */
const PATIENCE_MS = 3_000;

/**
 * Follows a query, from the first answer of the database on. What the page knows already, because something else on it follows one
 * of the documents or did so before, may be a part of the list and out of date: it shows where the database does not answer.
 */
export function followQuery(query: Query, { onSnapshot: pass, onRefusal }: QueryFollower): Unsubscribe {
  let isWaiting = true;
  let hasAnswered = false;
  let patience: ReturnType<typeof setTimeout> | undefined;

  function begin(snapshot: QuerySnapshot): void {
    isWaiting = false;
    pass(snapshot, snapshot.empty && !hasAnswered);
  }

  // Without metadata changes a list that is first shown from the cache would never be confirmed.
  const stop = onSnapshot(
    query,
    { includeMetadataChanges: true },
    {
      next: (snapshot) => {
        clearTimeout(patience);
        hasAnswered ||= !snapshot.metadata.fromCache;
        // The SDK reports an empty cache only once it has waited itself.
        if (isWaiting && snapshot.metadata.fromCache && !snapshot.empty) {
          patience = setTimeout(() => begin(snapshot), navigator.onLine ? PATIENCE_MS : 0);
        } else {
          begin(snapshot);
        }
      },
      error: (error) => {
        clearTimeout(patience);
        onRefusal(error);
      },
    },
  );
  return () => {
    clearTimeout(patience);
    stop();
  };
}
