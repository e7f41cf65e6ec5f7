import { COLLECTIONS } from '@prayer-community/domain/collections';
import {
  DELIVERY_CHANNELS,
  DELIVERY_STATUSES,
  DELIVERY_TEMPLATES,
  type Delivery,
} from '@prayer-community/domain/delivery';
import type { CollectionReference, DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import * as z from 'zod';
import { storedInstant } from '../platform/stored-instant.ts';

const deliverySchema: z.ZodType<Delivery<Date>> = z.object({
  channel: z.enum(DELIVERY_CHANNELS),
  template: z.enum(DELIVERY_TEMPLATES),
  recipient: z.string(),
  request_id: z.string().nullable(),
  status: z.enum(DELIVERY_STATUSES),
  attempts: z.int(),
  next_attempt_at: storedInstant.nullable(),
  created_at: storedInstant,
  sent_at: storedInstant.nullable(),
});

/** Where deliveries are. */
export function deliveries(db: Firestore): CollectionReference {
  return db.collection(COLLECTIONS.deliveries);
}

/** The delivery as stored, or null when there is none. */
export function readDelivery(document: DocumentSnapshot): Delivery<Date> | null {
  return document.exists ? deliverySchema.parse(document.data()) : null;
}
