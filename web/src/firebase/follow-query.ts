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
const SERVER_TIMEOUT_MS = 3_000;

/**
 * Follows a query, starting with the first server response. A cached result may be partial and out of date if something
 * else on the page follows, or followed, some of the documents. It is passed on only if the server does not respond in
 * time.
 */
export function followQuery(query: Query, follower: QueryFollower): Unsubscribe {
  let hasBegun = false;
  let hasServerResponded = false;
  let timeout: ReturnType<typeof setTimeout> | undefined;

  function pass(snapshot: QuerySnapshot): void {
    hasBegun = true;
    follower.onSnapshot(snapshot, snapshot.empty && !hasServerResponded);
  }

  // Without metadata changes, a list that is first shown from the cache would never be confirmed.
  const stop = onSnapshot(
    query,
    { includeMetadataChanges: true },
    {
      next: (snapshot) => {
        clearTimeout(timeout);
        hasServerResponded ||= !snapshot.metadata.fromCache;
        // The SDK reports an empty cache only after waiting for the server itself.
        if (!hasBegun && snapshot.metadata.fromCache && !snapshot.empty) {
          timeout = setTimeout(() => pass(snapshot), navigator.onLine ? SERVER_TIMEOUT_MS : 0);
        } else {
          pass(snapshot);
        }
      },
      error: (error) => {
        clearTimeout(timeout);
        follower.onRefusal(error);
      },
    },
  );
  return () => {
    clearTimeout(timeout);
    stop();
  };
}
