import { describe, expect, it } from 'vitest';
import { indexCoverage } from './index-coverage.ts';
import { parseIndexFile } from './index-file.ts';
import type { Order, QueryShape } from './structured-query.ts';

type Mode = 'ASCENDING' | 'DESCENDING' | 'CONTAINS';

const order = (field: string, direction: Order['direction'] = 'ASCENDING'): Order => ({ field, direction });

const query = (changes: Partial<QueryShape>): QueryShape => ({
  collection: 'posts',
  scope: 'COLLECTION',
  equalities: [],
  containments: [],
  orders: [],
  ...changes,
});

const entry = (mode: Mode) => (mode === 'CONTAINS' ? { arrayConfig: mode } : { order: mode });

const composite = (...fields: [string, Mode][]) => ({
  collectionGroup: 'posts',
  queryScope: 'COLLECTION',
  fields: fields.map(([fieldPath, mode]) => ({ fieldPath, ...entry(mode) })),
});

const override = (fieldPath: string, ...entries: [scope: string, mode: Mode][]) => ({
  collectionGroup: 'posts',
  fieldPath,
  indexes: entries.map(([queryScope, mode]) => ({ queryScope, ...entry(mode) })),
});

function coverage(queries: QueryShape[], indexes: object[], fieldOverrides: object[] = []) {
  const { missing, unused } = indexCoverage(
    queries,
    parseIndexFile(JSON.stringify({ indexes, fieldOverrides })),
  );
  return { missing: missing.length, unused: unused.length };
}

const COVERED = { missing: 0, unused: 0 };
const MISSING = { missing: 1, unused: 0 };

describe('indexCoverage without an index in the file', () => {
  it.each([
    ['everything', query({})],
    ['one order', query({ orders: [order('a', 'DESCENDING')] })],
    ['equality', query({ equalities: ['a'] })],
    ['equality on several fields by merging indexes', query({ equalities: ['a', 'b', 'c'] })],
    ['array containment with equality', query({ equalities: ['a'], containments: ['tags'] })],
  ])('covers %s', (_, sent) => {
    expect(coverage([sent], [])).toEqual(COVERED);
  });

  it.each([
    ['equality with an order on another field', query({ equalities: ['a'], orders: [order('b')] })],
    ['array containment with an order', query({ containments: ['tags'], orders: [order('b')] })],
    ['two orders', query({ orders: [order('a'), order('b')] })],
    ['a condition on a collection group', query({ scope: 'COLLECTION_GROUP', equalities: ['a'] })],
  ])('reports a missing index for %s', (_, sent) => {
    expect(coverage([sent], [])).toEqual(MISSING);
  });
});

describe('a composite index', () => {
  const sent = query({ equalities: ['a', 'b'], orders: [order('c', 'DESCENDING')] });

  it('covers equality on its fields in any order', () => {
    const index = composite(['b', 'ASCENDING'], ['a', 'DESCENDING'], ['c', 'DESCENDING']);
    expect(coverage([sent], [index])).toEqual(COVERED);
  });

  it.each([
    ['with a different direction', composite(['a', 'ASCENDING'], ['b', 'ASCENDING'], ['c', 'ASCENDING'])],
    [
      'with an additional field',
      composite(['a', 'ASCENDING'], ['b', 'ASCENDING'], ['d', 'ASCENDING'], ['c', 'DESCENDING']),
    ],
    ['with a missing field', composite(['a', 'ASCENDING'], ['c', 'DESCENDING'])],
    ['with the order field first', composite(['c', 'DESCENDING'], ['a', 'ASCENDING'], ['b', 'ASCENDING'])],
    [
      'with a different scope',
      {
        ...composite(['a', 'ASCENDING'], ['b', 'ASCENDING'], ['c', 'DESCENDING']),
        queryScope: 'COLLECTION_GROUP',
      },
    ],
    [
      'for a different collection',
      {
        ...composite(['a', 'ASCENDING'], ['b', 'ASCENDING'], ['c', 'DESCENDING']),
        collectionGroup: 'requests',
      },
    ],
  ])('%s does not cover the query and is unused', (_, index) => {
    expect(coverage([sent], [index])).toEqual({ missing: 1, unused: 1 });
  });

  it('covers two orders without an equality', () => {
    const index = composite(['a', 'ASCENDING'], ['b', 'ASCENDING']);
    expect(coverage([query({ orders: [order('a'), order('b')] })], [index])).toEqual(COVERED);
  });

  it('is merged with another index that has the same order', () => {
    const indexes = [
      composite(['a', 'ASCENDING'], ['c', 'DESCENDING']),
      composite(['b', 'ASCENDING'], ['c', 'DESCENDING']),
    ];
    expect(coverage([sent], indexes)).toEqual(COVERED);
  });

  it('is unused if single-field indexes cover the query', () => {
    const index = composite(['a', 'ASCENDING'], ['b', 'ASCENDING']);
    expect(coverage([query({ equalities: ['a', 'b'] })], [index])).toEqual({ missing: 0, unused: 1 });
  });
});

describe('a field override', () => {
  it('removes the indexes that Firestore creates automatically', () => {
    expect(coverage([query({ equalities: ['a'] })], [], [override('a')])).toEqual(MISSING);
    expect(coverage([query({ orders: [order('map.a')] })], [], [override('map')])).toEqual(MISSING);
    expect(coverage([query({ equalities: ['mapping'] })], [], [override('map')])).toEqual(COVERED);
  });

  it('adds an index for a collection group', () => {
    const sent = query({ scope: 'COLLECTION_GROUP', equalities: ['a'] });
    expect(coverage([sent], [], [override('a', ['COLLECTION_GROUP', 'ASCENDING'])])).toEqual(COVERED);
  });

  it('is unused in a scope or direction that no query has', () => {
    const indexes = override(
      'a',
      ['COLLECTION', 'ASCENDING'],
      ['COLLECTION', 'DESCENDING'],
      ['COLLECTION_GROUP', 'ASCENDING'],
    );
    expect(coverage([query({ orders: [order('a')] })], [], [indexes])).toEqual({ missing: 0, unused: 2 });
  });
});
