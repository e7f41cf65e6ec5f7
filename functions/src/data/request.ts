import { COLLECTIONS } from '@prayer-community/domain/collections';
import { prayerRequestFields } from '@prayer-community/domain/prayer-request/prayer-request';
import type { DocumentReference, DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import * as z from 'zod';
import { storedInstant } from '../platform/stored-instant.ts';

/** Of a request, what notifications need; never what was prayed, nor who asked. */
const requestSchema = z.object(prayerRequestFields(storedInstant)).pick({
  status: true,
  archive_status: true,
  urgency_level: true,
  signs_of_need: true,
  awaits_listening: true,
  created_at: true,
  submission_type: true,
  assigned_to: true,
  reminder_due_at: true,
  clock: true,
  updated_at: true,
  updated_by: true,
  revision: true,
});

export type NotifiedRequest = z.infer<typeof requestSchema>;

/** Where a request is. */
export function requestRef(db: Firestore, requestId: string): DocumentReference {
  return db.collection(COLLECTIONS.prayerRequests).doc(requestId);
}

/** The request as stored, or null when there is none. */
export function readRequest(document: DocumentSnapshot | undefined): NotifiedRequest | null {
  return document?.exists ? requestSchema.parse(document.data()) : null;
}
