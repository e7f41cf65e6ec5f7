import type { PrayerCircle } from '@prayer-community/domain/prayer-circles/prayer-circle';
import type { QuerySnapshot } from 'firebase/firestore';
import { followQuery } from '../../firebase/follow-query.ts';
import type { Listener } from '../../firebase/listen.ts';
import { type Identified, parseDocuments } from '../../firebase/parse-documents.ts';
import { membershipsOf } from './circle-queries.ts';
import { followCircle } from './follow-circle.ts';

type Circle = Identified<PrayerCircle<Date>>;

/** Follows a member's circles, newest first. Listens to the memberships and to the document of each circle. */
export function followOwnCircles(
  uid: string,
  { onDocuments, onFailure }: Listener<PrayerCircle<Date>>,
): () => void {
  const memberships = membershipsOf(uid);
  const stops = new Map<string, () => void>();
  /** Circles by id. Null if a circle cannot be read. */
  const circles = new Map<string, Circle | null>();
  let isKnown = false;

  function publish(): void {
    if (isKnown && circles.size === stops.size) {
      onDocuments([...circles.values()].filter((circle) => circle !== null).toSorted(byAge));
    }
  }

  function learn(circleId: string, circle: Circle | null): void {
    if (stops.has(circleId)) {
      circles.set(circleId, circle);
      publish();
    }
  }

  function enter(circleId: string): void {
    // The listener may be called from the cache before `followCircle` returns.
    stops.set(circleId, () => undefined);
    const stop = followCircle(circleId, {
      onDocuments: ([circle]) => learn(circleId, circle ?? null),
      onFailure: () => learn(circleId, null),
    });
    stops.set(circleId, stop);
  }

  function leave(circleId: string): void {
    stops.get(circleId)?.();
    stops.delete(circleId);
    circles.delete(circleId);
  }

  function receive(snapshot: QuerySnapshot, isUnknown: boolean): void {
    if (isUnknown) {
      onFailure('unreachable');
      return;
    }
    isKnown = true;
    // A circle that is still being created does not exist on the server yet.
    const confirmed = snapshot.docs.filter(({ metadata }) => !metadata.hasPendingWrites);
    const ids = new Set(parseDocuments(confirmed, memberships.schema).map(({ circle_id }) => circle_id));
    for (const circleId of stops.keys()) {
      if (!ids.has(circleId)) {
        leave(circleId);
      }
    }
    for (const circleId of ids) {
      if (!stops.has(circleId)) {
        enter(circleId);
      }
    }
    publish();
  }

  const stop = followQuery(memberships.query, {
    onSnapshot: receive,
    onRefusal: (error) => {
      console.error(`The memberships can no longer be read: ${error.code}`);
      onFailure('refused');
    },
  });
  return () => {
    stop();
    for (const circleId of stops.keys()) {
      leave(circleId);
    }
  };
}

function byAge(one: Circle, other: Circle): number {
  return other.created_at.getTime() - one.created_at.getTime();
}
