import { type EmailChange, emailChangeFields } from '@prayer-community/domain/auth/email-change';
import { COLLECTIONS } from '@prayer-community/domain/collections';
import { storedInstant } from '@prayer-community/domain/fields/stored';
import type { CollectionReference, Firestore } from 'firebase-admin/firestore';
import * as z from 'zod';
import { readerOf } from '../platform/reader-of.ts';

export function emailChanges(db: Firestore): CollectionReference {
  return db.collection(COLLECTIONS.emailChanges);
}

export const readEmailChange = readerOf<EmailChange<Date>>(z.object(emailChangeFields(storedInstant)));
