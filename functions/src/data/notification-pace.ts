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

export function paceRef(db: Firestore, groupId: DistributionGroupId): DocumentReference {
  return db.collection(COLLECTIONS.notificationPaces).doc(groupId);
}

/** Parses a notification pace. Null if the group was never notified. */
export function readPace(document: DocumentSnapshot): NotificationPace<Date> | null {
  return document.exists ? paceSchema.parse(document.data()) : null;
}
