import type { EmailChange } from '@prayer-community/domain/auth/email-change';
import { COLLECTIONS } from '@prayer-community/domain/collections';
import type { CollectionReference, DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import * as z from 'zod';
import { storedInstant } from '../platform/stored-instant.ts';

const changeSchema: z.ZodType<EmailChange<Date>> = z.object({
  user_id: z.string(),
  email: z.string(),
  former_email: z.string(),
  requested_by: z.string(),
  changed_at: storedInstant.nullable(),
  expires_at: storedInstant,
  code_hash: z.string().nullable(),
  code_sent_at: storedInstant.nullable(),
  wrong_tries: z.int(),
});

export function emailChanges(db: Firestore): CollectionReference {
  return db.collection(COLLECTIONS.emailChanges);
}

export function readEmailChange(document: DocumentSnapshot | undefined): EmailChange<Date> | null {
  return document?.exists ? changeSchema.parse(document.data()) : null;
}
