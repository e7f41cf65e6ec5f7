import { COLLECTIONS } from '@prayer-community/domain/collections';
import { storedInstant } from '@prayer-community/domain/fields/stored';
import type { RequestStatus } from '@prayer-community/domain/prayer-request/prayer-request';
import { prayerRequestFields } from '@prayer-community/domain/prayer-request/prayer-request';
import { doc } from 'firebase/firestore';
import * as z from 'zod';
import { firestore } from '../../../firebase/firestore-sdk.ts';
import { useLiveDocument } from '../../../firebase/use-live-document.ts';

const schema = z.object({ status: prayerRequestFields(storedInstant).status });

/** Follows the status of a sent request. Null until the request arrives. */
export function useRequestStatus(requestId: string | null): RequestStatus | null {
  const reference = requestId === null ? null : doc(firestore, COLLECTIONS.prayerRequests, requestId);
  const live = useLiveDocument(reference, schema);
  return live.state === 'ready' ? live.document.status : null;
}
