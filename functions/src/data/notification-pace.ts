import { COLLECTIONS } from '@prayer-community/domain/collections';
import {
  type NotificationPace,
  notificationPaceFields,
} from '@prayer-community/domain/delivery/notification-pace';
import type { DistributionGroupId } from '@prayer-community/domain/distribution/distribution';
import type { DocumentReference, DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import * as z from 'zod';
import { storedInstant } from '../platform/stored-instant.ts';

const paceSchema: z.ZodType<NotificationPace<Date>> = z.object(notificationPaceFields(storedInstant));

/** Where it is what a group was last notified of. */
export function paceRef(db: Firestore, groupId: DistributionGroupId): DocumentReference {
  return db.collection(COLLECTIONS.notificationPaces).doc(groupId);
}

/** What a group was last notified of, or null where it never was. */
export function readPace(document: DocumentSnapshot): NotificationPace<Date> | null {
  return document.exists ? paceSchema.parse(document.data()) : null;
}
