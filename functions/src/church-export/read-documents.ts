import type { DocumentKind } from '@prayer-community/domain/direct-access';
import {
  FieldPath,
  type Firestore,
  type Query,
  type QueryDocumentSnapshot,
  type Timestamp,
} from 'firebase-admin/firestore';

const PAGE = 2_000;

/** The lowest ID that a document can have. The recursive deletion of the Admin SDK uses it too. */
const LOWEST_ID = '__id-9223372036854775808__';

/** Reads all documents of a kind as of `readTime`, ordered by path. `readTime` may be at most an hour ago. */
export async function* readDocuments(
  db: Firestore,
  kind: DocumentKind,
  readTime: Timestamp,
): AsyncGenerator<QueryDocumentSnapshot> {
  const ordered = withinParent(kind, queryOf(db, kind)).orderBy(FieldPath.documentId()).limit(PAGE);
  let query: Query | null = ordered;
  while (query) {
    const page: Query = query;
    const { docs } = await db.runTransaction((transaction) => transaction.get(page), {
      readOnly: true,
      readTime,
    });
    yield* docs;
    const last = docs.at(-1);
    query = docs.length === PAGE && last ? ordered.startAfter(last) : null;
  }
}

/** Counts the documents of several kinds. Kinds whose subcollections share a name are counted together, once. */
export async function countDocuments(db: Firestore, kinds: readonly DocumentKind[]): Promise<number> {
  const queries = new Map(kinds.map((kind) => [kind.split('/')[1] ?? kind, queryOf(db, kind)]));
  const counts = await Promise.all([...queries.values()].map((query) => query.count().get()));
  return counts.reduce((sum, counted) => sum + counted.data().count, 0);
}

function queryOf(db: Firestore, kind: DocumentKind): Query {
  const [collection = '', below] = kind.split('/');
  return below === undefined ? db.collection(collection) : db.collectionGroup(below);
}

/** Excludes subcollections of other kinds that share the name: *history* of a request and of a post. */
function withinParent(kind: DocumentKind, query: Query): Query {
  const [parent, below] = kind.split('/');
  return below === undefined
    ? query
    : query
        .where(FieldPath.documentId(), '>=', `${parent}/${LOWEST_ID}`)
        .where(FieldPath.documentId(), '<', `${parent}\0/${LOWEST_ID}`);
}
