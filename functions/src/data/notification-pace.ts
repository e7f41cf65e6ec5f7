import { COLLECTIONS } from '@prayer-community/domain/collections';
import {
  type NotificationPace,
  notificationPaceFields,
} from '@prayer-community/domain/delivery/notification-pace';
import type { DistributionGroupId } from '@prayer-community/domain/distribution/distribution';
import { storedInstant } from '@prayer-community/domain/fields/stored';
import type { DocumentReference, Firestore } from 'firebase-admin/firestore';
import * as z from 'zod';
import { readerOf } from '../platform/reader-of.ts';

export function paceRef(db: Firestore, groupId: DistributionGroupId): DocumentReference {
  return db.collection(COLLECTIONS.notificationPaces).doc(groupId);
}

/** Parses a notification pace. Null if the group was never notified. */
export const readPace = readerOf<NotificationPace<Date>>(z.object(notificationPaceFields(storedInstant)));
