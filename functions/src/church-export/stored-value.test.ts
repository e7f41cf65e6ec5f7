import fc from 'fast-check';
import { GeoPoint, Timestamp } from 'firebase-admin/firestore';
import { describe, expect, it } from 'vitest';
import { ownFirestore } from '../testing/test-backend.ts';
import { decodeFields, encodeFields } from './stored-value.ts';

const db = ownFirestore();

const instants = fc
  .record({
    seconds: fc.integer({ min: -62_135_596_800, max: 253_402_300_799 }),
    nanoseconds: fc.integer({ min: 0, max: 999_999_999 }),
  })
  .map(({ seconds, nanoseconds }) => new Timestamp(seconds, nanoseconds));

const places = fc
  .record({ latitude: fc.integer({ min: -90, max: 90 }), longitude: fc.integer({ min: -180, max: 180 }) })
  .map(({ latitude, longitude }) => new GeoPoint(latitude, longitude));

const keys = fc.oneof(
  fc.string().filter((key) => key !== '__proto__'),
  fc.constantFrom('$instant', '$object', '$', '10', '9'),
);

const { value: values } = fc.letrec((tie) => ({
  value: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.string({ unit: 'grapheme' }),
    fc.double(),
    fc.integer(),
    fc.boolean(),
    fc.constant(null),
    instants,
    places,
    fc.constant(db.doc('profiles/ruth')),
    fc.uint8Array().map((bytes) => Buffer.from(bytes)),
    fc.array(tie('value'), { maxLength: 4 }),
    fc.dictionary(keys, tie('value'), { maxKeys: 4, noNullPrototype: true }),
  ),
}));
const documents = fc.dictionary(keys, values, { maxKeys: 6, noNullPrototype: true });

describe('a document in an archive', () => {
  it('is decoded exactly as it was stored, for every field type', () => {
    fc.assert(
      fc.property(documents, (fields) => {
        const line = JSON.stringify({ data: encodeFields(fields) });

        expect(decodeFields(db, JSON.parse(line).data)).toEqual(fields);
      }),
    );
  });

  it('is encoded as the same text regardless of key order', () => {
    const one = { b: 1, a: { d: [Timestamp.fromMillis(5)], c: null } };
    const other = { a: { c: null, d: [Timestamp.fromMillis(5)] }, b: 1 };

    expect(JSON.stringify(encodeFields(one))).toBe(JSON.stringify(encodeFields(other)));
  });

  it('preserves timestamps to the nanosecond', () => {
    expect(encodeFields({ at: new Timestamp(1_795_545_000, 7) })).toEqual({
      at: { $instant: '2026-11-24T18:30:00.000000007Z' },
    });
  });

  it('rejects an unsupported type instead of losing it', () => {
    expect(() => encodeFields({ at: new Date() })).toThrow(/no form/);
    expect(() => decodeFields(db, { at: { $later: 'x' } })).toThrow();
  });
});
