import type { CompositeIndex, FieldOverride, IndexFile, IndexMode } from './index-file.ts';
import type { Order, QueryShape } from './structured-query.ts';

type Served = CompositeIndex | FieldOverride['indexes'][number];

/**
 * Returns the indexes in the file with which Firestore answers a query. Empty if its automatic indexes suffice. Null if
 * Firestore refuses the query.
 *
 * Single-field indexes answer a query on one field, and, when merged, a query with only equality conditions. Everything
 * else needs an index that begins with the equality fields, in any order, and continues with the order fields.
 * Firestore can also merge several indexes that end with that order, otherwise contain only equality fields, and
 * together cover all of them. For each field, Firestore creates ascending, descending and array-contains indexes with
 * collection scope, unless the file overrides the field or the map that contains it. It is not documented whether an
 * index can be read backwards, so directions must match.
 * @see https://firebase.google.com/docs/firestore/query-data/index-overview
 */
export function serve(query: QueryShape, file: IndexFile): readonly Served[] | null {
  const { equalities, containments, orders } = query;
  const [order] = orders;
  if (equalities.length + containments.length === 0 && orders.length <= 1) {
    return order === undefined ? [] : single(query, order.field, [order.direction], file);
  }
  return orders.length === 0 ? (allSingle(query, file) ?? composites(query, file)) : composites(query, file);
}

function composites(query: QueryShape, file: IndexFile): readonly Served[] | null {
  const wanted = new Set(prefixOf(query));
  const fitting = file.indexes.flatMap((index) => {
    const prefix = index.fields.length - query.orders.length;
    const held = index.fields.slice(0, prefix).map(({ fieldPath, mode }) => prefixEntry(fieldPath, mode));
    const fits =
      index.collectionGroup === query.collection &&
      index.queryScope === query.scope &&
      prefix >= Math.min(wanted.size, 1) &&
      held.every((entry) => wanted.has(entry)) &&
      isSameOrder(index, query.orders);
    return fits ? [{ index, held }] : [];
  });
  const exact = fitting.find(({ held }) => held.length === wanted.size);
  if (exact !== undefined) {
    return [exact.index];
  }
  const covered = new Set(fitting.flatMap(({ held }) => held));
  return fitting.length > 0 && covered.size === wanted.size ? fitting.map(({ index }) => index) : null;
}

function isSameOrder(index: CompositeIndex, orders: readonly Order[]): boolean {
  const suffix = index.fields.slice(index.fields.length - orders.length);
  return orders.every(
    ({ field, direction }, at) => suffix[at]?.fieldPath === field && suffix[at]?.mode === direction,
  );
}

function prefixOf({ equalities, containments }: QueryShape): string[] {
  return [
    ...equalities.map((field) => prefixEntry(field, 'ASCENDING')),
    ...containments.map((field) => prefixEntry(field, 'CONTAINS')),
  ];
}

function prefixEntry(field: string, mode: IndexMode): string {
  return mode === 'CONTAINS' ? `${field} CONTAINS` : field;
}

/** Answers a query with only equality conditions from merged single-field indexes. */
function allSingle(query: QueryShape, file: IndexFile): readonly Served[] | null {
  const parts = [
    ...query.equalities.map((field) => single(query, field, ['ASCENDING', 'DESCENDING'], file)),
    ...query.containments.map((field) => single(query, field, ['CONTAINS'], file)),
  ];
  const found = parts.filter((part) => part !== null);
  return found.length === parts.length ? found.flat() : null;
}

function single(
  { collection, scope }: QueryShape,
  field: string,
  modes: readonly IndexMode[],
  { fieldOverrides }: IndexFile,
): readonly Served[] | null {
  const [override] = fieldOverrides
    .filter((one) => one.collectionGroup === collection && holds(one.fieldPath, field))
    .sort((one, other) => other.fieldPath.length - one.fieldPath.length);
  if (override === undefined) {
    return scope === 'COLLECTION' ? [] : null;
  }
  const index = override.indexes.find((one) => one.queryScope === scope && modes.includes(one.mode));
  return index === undefined ? null : [index];
}

/** A map's override applies to its fields, and an override of `*` to the whole collection. */
function holds(overridden: string, field: string): boolean {
  return overridden === '*' || `${field}.`.startsWith(`${overridden}.`);
}
