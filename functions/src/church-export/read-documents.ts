import type { DocumentKind } from '@prayer-community/domain/direct-access';
import {
  FieldPath,
  type Firestore,
  type Query,
  type QueryDocumentSnapshot,
  type Timestamp,
} from 'firebase-admin/firestore';

const PAGE = 300;

/** Reads all documents of a kind as of `readTime`, ordered by path. `readTime` may be at most an hour ago. */
export async function* readDocuments(
  db: Firestore,
  kind: DocumentKind,
  readTime: Timestamp,
): AsyncGenerator<QueryDocumentSnapshot> {
  const ordered = queryOf(db, kind).orderBy(FieldPath.documentId()).limit(PAGE);
  let query: Query | null = ordered;
  while (query) {
    const page: Query = query;
    const { docs } = await db.runTransaction((transaction) => transaction.get(page), {
      readOnly: true,
      readTime,
    });
    yield* docs.filter((document) => kindOf(document) === kind);
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

/** Subcollections of different kinds may share a name: *history* of a request and of a post. */
function kindOf({ ref }: QueryDocumentSnapshot): string {
  return ref.path
    .split('/')
    .filter((_segment, index) => index % 2 === 0)
    .join('/');
}
