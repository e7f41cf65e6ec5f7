import { COLLECTIONS } from '@prayer-community/domain/collections';
import { type Delivery, deliveryFields } from '@prayer-community/domain/delivery/delivery';
import type { CollectionReference, DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import * as z from 'zod';
import { storedInstant } from '../platform/stored-instant.ts';

const deliverySchema: z.ZodType<Delivery<Date>> = z.object(deliveryFields(storedInstant));

/** Where deliveries are. */
export function deliveries(db: Firestore): CollectionReference {
  return db.collection(COLLECTIONS.deliveries);
}

/** The delivery as stored, or null when there is none. */
export function readDelivery(document: DocumentSnapshot | undefined): Delivery<Date> | null {
  return document?.exists ? deliverySchema.parse(document.data()) : null;
}
