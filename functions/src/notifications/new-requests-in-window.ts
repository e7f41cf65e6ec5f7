import { newRequestWindow } from '@prayer-community/domain/delivery/new-request-window';
import type { Firestore, Query } from 'firebase-admin/firestore';
import type { RequestState } from '../data/request.ts';
import { requests } from '../data/request.ts';

type WindowRequest = Pick<RequestState, 'submission_type' | 'created_at'>;

/** A cap on the count, so that announcing a flood of requests has a bounded cost. */
const MOST_COUNTED = 12;

/** How many active requests of its type came before this one in its window, up to a dozen; of one moment, by id. */
export async function countEarlierInWindow(
  db: Firestore,
  requestId: string,
  request: WindowRequest,
): Promise<number> {
  const found = await inWindow(db, request)
    .where('created_at', '<=', request.created_at)
    .select('created_at')
    .limit(MOST_COUNTED)
    .get();
  return found.docs.filter((other) => {
    const isOfSameMoment = other.get('created_at').toMillis() === request.created_at.getTime();
    return isOfSameMoment ? other.id < requestId : true;
  }).length;
}

/** How many requests of its type and window are still new. */
export async function countNewInWindow(db: Firestore, request: WindowRequest): Promise<number> {
  const { end } = newRequestWindow(request.created_at);
  const waiting = inWindow(db, request).where('status', '==', 'new').where('created_at', '<', end);
  return (await waiting.count().get()).data().count;
}

function inWindow(db: Firestore, { submission_type, created_at }: WindowRequest): Query {
  return requests(db)
    .where('archive_status', '==', 'active')
    .where('submission_type', '==', submission_type)
    .where('created_at', '>=', newRequestWindow(created_at).start)
    .orderBy('created_at', 'desc');
}
