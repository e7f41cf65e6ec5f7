import { repliesPath } from '@prayer-community/domain/collections';
import { type Reply, replyFields } from '@prayer-community/domain/replies/reply';
import type { CollectionReference, DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import * as z from 'zod';
import { storedInstant } from '../platform/stored-instant.ts';

const replySchema: z.ZodType<Reply<Date>> = z.object(replyFields(storedInstant));

export function repliesOf(db: Firestore, requestId: string): CollectionReference {
  return db.collection(repliesPath(requestId));
}

export function readReply(document: DocumentSnapshot | undefined): Reply<Date> | null {
  return document?.exists ? replySchema.parse(document.data()) : null;
}

export async function readReplies(db: Firestore, requestId: string): Promise<Reply<Date>[]> {
  const stored = await repliesOf(db, requestId).get();
  return stored.docs.map((reply) => replySchema.parse(reply.data()));
}
