import { repliesPath } from '@prayer-community/domain/collections';
import { storedInstant } from '@prayer-community/domain/fields/stored';
import { type Reply, replyFields } from '@prayer-community/domain/replies/reply';
import type { CollectionReference, Firestore } from 'firebase-admin/firestore';
import * as z from 'zod';
import { readDocument, readerOf } from '../platform/reader-of.ts';

const replySchema: z.ZodType<Reply<Date>> = z.object(replyFields(storedInstant));

export function repliesOf(db: Firestore, requestId: string): CollectionReference {
  return db.collection(repliesPath(requestId));
}

export const readReply = readerOf(replySchema);

type StoredReply = Reply<Date> & { id: string };

export async function readReplies(db: Firestore, requestId: string): Promise<StoredReply[]> {
  const stored = await repliesOf(db, requestId).get();
  return stored.docs.map((reply) => ({ ...readDocument(replySchema, reply), id: reply.id }));
}
