import { COLLECTIONS } from '@prayer-community/domain/collections';
import { storedInstant } from '@prayer-community/domain/fields/stored';
import { presenceFields, presenceWrittenAt } from '@prayer-community/domain/staff/presence';
import type { SeenMember } from '@prayer-community/domain/staff/presence-expiry';
import { collection, onSnapshot, query, type Unsubscribe, where } from 'firebase/firestore';
import * as z from 'zod';
import { firestore } from '../../../firebase/firestore-sdk.ts';
import { parseDocuments } from '../../../firebase/parse-documents.ts';

const presenceSchema = z.object(presenceFields(storedInstant));

/** Follows who has a request open, including the reader. Skips cached snapshots, which may be long out of date. */
export function followPresence(
  requestId: string,
  onMembers: (members: readonly Omit<SeenMember, 'receivedAt'>[]) => void,
): Unsubscribe {
  return onSnapshot(
    query(collection(firestore, COLLECTIONS.presence), where('request_id', '==', requestId)),
    { includeMetadataChanges: true },
    ({ docs, metadata }) => {
      if (!metadata.fromCache) {
        onMembers(
          parseDocuments(docs, presenceSchema).map(({ id, activity, ...slots }) => ({
            id,
            activity,
            writtenAt: presenceWrittenAt(slots),
          })),
        );
      }
    },
    (error) => console.warn(`Presence can no longer be read: ${error.code}`),
  );
}
