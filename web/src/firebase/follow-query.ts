import {
  type FirestoreError,
  onSnapshot,
  type Query,
  type QuerySnapshot,
  type Unsubscribe,
} from 'firebase/firestore';

interface QueryFollower {
  /** @param isUnknown true for an empty cached result before the first server response. It says nothing about the data on the server. */
  onSnapshot: (snapshot: QuerySnapshot, isUnknown: boolean) => void;
  /** Called when the database refused and the listener has ended. */
  onRefusal: (error: FirestoreError) => void;
}

/** How long a cached result waits for the server's response. */
const PATIENCE_MS = 3_000;

/**
 * Follows a query, starting with the first server response. A cached result may be partial and out of date if something
 * else on the page follows, or followed, some of the documents. It is passed on only if the server does not respond in
 * time.
 */
export function followQuery(query: Query, { onSnapshot: pass, onRefusal }: QueryFollower): Unsubscribe {
  let isWaiting = true;
  let hasAnswered = false;
  let patience: ReturnType<typeof setTimeout> | undefined;

  function begin(snapshot: QuerySnapshot): void {
    isWaiting = false;
    pass(snapshot, snapshot.empty && !hasAnswered);
  }

  // Without metadata changes, a list that is first shown from the cache would never be confirmed.
  const stop = onSnapshot(
    query,
    { includeMetadataChanges: true },
    {
      next: (snapshot) => {
        clearTimeout(patience);
        hasAnswered ||= !snapshot.metadata.fromCache;
        // The SDK reports an empty cache only after waiting for the server itself.
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
