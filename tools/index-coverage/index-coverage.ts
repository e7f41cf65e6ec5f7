import type { CompositeIndex, IndexFile } from './index-file.ts';
import { serve } from './serve-query.ts';
import type { QueryShape } from './structured-query.ts';

interface IndexCoverage {
  readonly queries: readonly string[];
  /** Queries that Firestore refuses. */
  readonly missing: readonly string[];
  /** Indexes that no query uses. Each one costs storage and a write for every document. */
  readonly unused: readonly string[];
}

export function indexCoverage(shapes: readonly QueryShape[], file: IndexFile): IndexCoverage {
  const queries = [...new Map(shapes.map((shape) => [describeQuery(shape), shape]))].sort(([one], [other]) =>
    one.localeCompare(other),
  );
  const served = queries.map(([line, shape]) => ({ line, indexes: serve(shape, file) }));
  const used = new Set(served.flatMap(({ indexes }) => indexes ?? []));
  return {
    queries: queries.map(([line]) => line),
    missing: served.filter(({ indexes }) => indexes === null).map(({ line }) => line),
    unused: [
      ...file.indexes.filter((index) => !used.has(index)).map(describeIndex),
      ...file.fieldOverrides.flatMap(({ collectionGroup, fieldPath, indexes }) =>
        indexes
          .filter((index) => !used.has(index))
          .map((index) => describeIndex({ collectionGroup, ...index, fields: [{ fieldPath, ...index }] })),
      ),
    ],
  };
}

function describeQuery({ collection, scope, equalities, containments, orders }: QueryShape): string {
  return describe(collection, scope, [
    ...equalities.map((field) => `${field} ==`),
    ...containments.map((field) => `${field} contains`),
    ...orders.map(({ field, direction }) => `${field} ${direction}`),
  ]);
}

function describeIndex({ collectionGroup, queryScope, fields }: CompositeIndex): string {
  return describe(
    collectionGroup,
    queryScope,
    fields.map(({ fieldPath, mode }) => `${fieldPath} ${mode}`),
  );
}

function describe(collection: string, scope: QueryShape['scope'], parts: readonly string[]): string {
  return `${collection}${scope === 'COLLECTION' ? '' : ' (collection group)'}: ${parts.join(', ') || 'everything'}`;
}
