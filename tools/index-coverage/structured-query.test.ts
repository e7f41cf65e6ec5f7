import { expect, it } from 'vitest';
import { shapesOf } from './structured-query.ts';

const field = (op: string, fieldPath: string) => ({ fieldFilter: { field: { fieldPath }, op, value: {} } });
const all = (...filters: object[]) => ({ compositeFilter: { op: 'AND', filters } });
const any = (...filters: object[]) => ({ compositeFilter: { op: 'OR', filters } });
const by = (fieldPath: string, direction?: string) => ({
  field: { fieldPath },
  ...(direction && { direction }),
});
const FROM = [{ collectionId: 'posts' }];

const shape = (changes: object = {}) => ({
  collection: 'posts',
  scope: 'COLLECTION',
  equalities: [],
  containments: [],
  orders: [],
  ...changes,
});

it('shapesOf treats IN and null as equality, regardless of the order of the conditions', () => {
  const isNull = { unaryFilter: { op: 'IS_NULL', field: { fieldPath: 'emptied_at' } } };
  const where = all(field('IN', 'status'), isNull, field('ARRAY_CONTAINS', 'tags'));
  expect(shapesOf({ from: FROM, where, limit: 3 })).toEqual([
    shape({ equalities: ['emptied_at', 'status'], containments: ['tags'] }),
  ]);
});

it('shapesOf orders by the field of an inequality, in the direction of the last order', () => {
  const where = all(field('GREATER_THAN', 'created_at'), field('EQUAL', 'status'));
  const ascending = { field: 'created_at', direction: 'ASCENDING' };
  expect(shapesOf({ from: FROM, where })).toEqual([shape({ equalities: ['status'], orders: [ascending] })]);
  expect(shapesOf({ from: FROM, where, orderBy: [by('prayer_count', 'DESCENDING')] })).toEqual([
    shape({
      equalities: ['status'],
      orders: [
        { field: 'prayer_count', direction: 'DESCENDING' },
        { field: 'created_at', direction: 'DESCENDING' },
      ],
    }),
  ]);
});

it('shapesOf omits an order by an equality field and by the name that ends each index', () => {
  const where = field('EQUAL', 'status');
  const orderBy = [by('status'), by('created_at', 'DESCENDING'), by('__name__', 'DESCENDING')];
  const orders = [{ field: 'created_at', direction: 'DESCENDING' }];
  expect(shapesOf({ from: FROM, where, orderBy })).toEqual([shape({ equalities: ['status'], orders })]);
  const against = [by('created_at', 'DESCENDING'), by('__name__', 'ASCENDING')];
  expect(shapesOf({ from: FROM, orderBy: against })[0]?.orders).toHaveLength(2);
});

it('shapesOf returns one query for each alternative of OR', () => {
  const where = all(
    field('EQUAL', 'a'),
    any(field('EQUAL', 'b'), all(field('EQUAL', 'c'), field('EQUAL', 'd'))),
  );
  expect(shapesOf({ from: FROM, where }).map(({ equalities }) => equalities)).toEqual([
    ['a', 'b'],
    ['a', 'c', 'd'],
  ]);
});

it('shapesOf recognizes a collection group', () => {
  expect(shapesOf({ from: [{ collectionId: 'posts', allDescendants: true }] })).toEqual([
    shape({ scope: 'COLLECTION_GROUP' }),
  ]);
});

it('shapesOf recognizes the query of a recursive delete', () => {
  const where = all(field('GREATER_THAN_OR_EQUAL', '__name__'), field('LESS_THAN', '__name__'));
  expect(shapesOf({ from: [{ allDescendants: true }], where })).toEqual([
    shape({ collection: '*', scope: 'COLLECTION_GROUP' }),
  ]);
});

it('shapesOf rejects a query whose index it does not know', () => {
  expect(() => shapesOf({ from: FROM, findNearest: {} })).toThrow('findNearest');
  expect(() => shapesOf({ from: FROM, where: field('LIKE', 'a') })).toThrow('op');
});
