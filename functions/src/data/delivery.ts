import { COLLECTIONS } from '@prayer-community/domain/collections';
import {
  type Delivery,
  type DeliveryTemplate,
  deliveryFields,
} from '@prayer-community/domain/delivery/delivery';
import { type GroupDelivery, groupDeliveryFields } from '@prayer-community/domain/delivery/group-delivery';
import { storedInstant } from '@prayer-community/domain/fields/stored';
import type { CollectionReference, DocumentSnapshot, Firestore, Query } from 'firebase-admin/firestore';
import * as z from 'zod';
import { readerOf } from '../platform/reader-of.ts';

/** The templates whose deliveries contain the requester's address or number, at least in part. */
const TO_REQUESTER: readonly DeliveryTemplate[] = ['status_link', 'prayer_notice', 'reply'];

export function deliveries(db: Firestore): CollectionReference {
  return db.collection(COLLECTIONS.deliveries);
}

export const readDelivery = readerOf<Delivery<Date>>(z.object(deliveryFields(storedInstant)));

export function isGroupDelivery(document: DocumentSnapshot): boolean {
  return document.get('recipients') !== undefined;
}

export const readGroupDelivery = readerOf<GroupDelivery<Date>>(z.object(groupDeliveryFields(storedInstant)));

/** Returns the emails with an invitation. They contain its address in part. */
export function deliveriesOfInvitation(db: Firestore, invitationId: string): Query {
  return deliveries(db).where('about_id', '==', invitationId).where('template', '==', 'invitation');
}

const ANNOUNCEMENTS: readonly DeliveryTemplate[] = ['new_request', 'new_requests'];

/** Returns the announcements of a new request to the staff and the summaries that began with it, without alerts. */
export function announcementsOf(db: Firestore, requestId: string): Query {
  return deliveries(db).where('about_id', '==', requestId).where('template', 'in', ANNOUNCEMENTS);
}

/** Returns the notices of prayers to a requester. */
export function prayerNoticeDeliveries(db: Firestore, requestId: string): Query {
  return deliveries(db).where('about_id', '==', requestId).where('template', '==', 'prayer_notice');
}

export function deliveriesToRequester(db: Firestore, requestId: string): Query {
  return deliveries(db).where('about_id', '==', requestId).where('template', 'in', TO_REQUESTER);
}
