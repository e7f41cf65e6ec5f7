import {
  endAt,
  limit,
  type Query,
  type QueryDocumentSnapshot,
  query,
  startAfter,
  type Unsubscribe,
} from 'firebase/firestore';
import type * as z from 'zod';
import { followQuery } from '../follow-query.ts';
import { type Identified, parseDocuments } from '../parse-documents.ts';
import type { PageFollower } from './live-pages.ts';
import type { PageWindow } from './page-windows.ts';

export interface PagedQuery<Stored> {
  /** A public list has a limit, which applies to its bounded pages. */
  sorted: Query;
  schema: z.ZodType<Stored>;
  pageSize: number;
}

export function followWindow<Stored>(
  { sorted, schema, pageSize }: PagedQuery<Stored>,
  { after, until }: PageWindow<QueryDocumentSnapshot>,
  { onPage, onRefusal }: PageFollower<Identified<Stored>, QueryDocumentSnapshot>,
): Unsubscribe {
  const end = until === null ? limit(pageSize) : endAt(until);
  const window = after === null ? query(sorted, end) : query(sorted, startAfter(after), end);
  return followQuery(window, {
    onSnapshot: ({ docs, size, metadata }, isUnknown) =>
      onPage({
        documents: parseDocuments(docs, schema),
        lowest: docs.at(-1) ?? null,
        size,
        isFromCache: metadata.fromCache,
        isUnknown,
      }),
    onRefusal: (error) => {
      console.error(`A live list has ended: ${error.code}`);
      onRefusal();
    },
  });
}
