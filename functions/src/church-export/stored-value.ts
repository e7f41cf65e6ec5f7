import { SECOND_MS } from '@prayer-community/domain/fields/durations';
import { DocumentReference, type Firestore, GeoPoint, Timestamp } from 'firebase-admin/firestore';
import * as z from 'zod';

const SECONDS_CHARS = '2026-11-24T18:30:00'.length;
const NANOSECOND_DIGITS = 9;
const NON_JSON_NUMBERS = ['NaN', 'Infinity', '-Infinity', '-0'] as const;

const instantSchema = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{9}Z$/)
  .transform(
    (text) =>
      new Timestamp(
        Date.parse(`${text.slice(0, SECONDS_CHARS)}Z`) / SECOND_MS,
        Number(text.slice(SECONDS_CHARS + 1, -1)),
      ),
  );

const TAGGED = z.union([
  z.strictObject({ $instant: instantSchema }).transform(
    ({ $instant }) =>
      () =>
        $instant,
  ),
  z.strictObject({ $reference: z.string().min(1) }).transform(
    ({ $reference }) =>
      (db: Firestore) =>
        db.doc($reference),
  ),
  z.strictObject({ $place: z.tuple([z.number(), z.number()]) }).transform(
    ({ $place: [latitude, longitude] }) =>
      () =>
        new GeoPoint(latitude, longitude),
  ),
  z.strictObject({ $bytes: z.base64() }).transform(
    ({ $bytes }) =>
      () =>
        Buffer.from($bytes, 'base64'),
  ),
  z.strictObject({ $number: z.enum(NON_JSON_NUMBERS) }).transform(
    ({ $number }) =>
      () =>
        Number($number),
  ),
  z.strictObject({ $object: z.record(z.string(), z.unknown()) }).transform(
    ({ $object }) =>
      (db: Firestore) =>
        decodeFields(db, $object),
  ),
]);

/** Encodes a stored value as JSON, preserving its type. Keys are sorted, so equal documents produce equal text. */
function encodeValue(value: unknown): unknown {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') {
    return value;
  }
  if (typeof value === 'number') {
    return Number.isFinite(value) && !Object.is(value, -0) ? value : { $number: nameOf(value) };
  }
  if (value instanceof Timestamp) {
    return { $instant: instantText(value) };
  }
  if (value instanceof DocumentReference) {
    return { $reference: value.path };
  }
  if (value instanceof GeoPoint) {
    return { $place: [value.latitude, value.longitude] };
  }
  if (value instanceof Uint8Array) {
    return { $bytes: Buffer.from(value).toString('base64') };
  }
  if (Array.isArray(value)) {
    return value.map(encodeValue);
  }
  if (isPlainObject(value)) {
    const fields = encodeFields(value);
    return Object.keys(fields).some(isTag) ? { $object: fields } : fields;
  }
  throw new Error(`An archive has no form for a value of type ${Object.prototype.toString.call(value)}.`);
}

export function encodeFields(fields: object): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields)
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([key, value]) => [key, encodeValue(value)]),
  );
}

export function decodeFields(db: Firestore, fields: object): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).map(([key, value]) => [key, decodeValue(db, value)]));
}

function decodeValue(db: Firestore, value: unknown): unknown {
  if (Array.isArray(value)) {
    return value.map((one) => decodeValue(db, one));
  }
  if (typeof value !== 'object' || value === null) {
    return value;
  }
  return Object.keys(value).some(isTag) ? TAGGED.parse(value)(db) : decodeFields(db, value);
}

function isTag(key: string): boolean {
  return key.startsWith('$');
}

function nameOf(value: number): string {
  return Object.is(value, -0) ? '-0' : String(value);
}

function instantText({ seconds, nanoseconds }: Timestamp): string {
  const toSeconds = new Date(seconds * SECOND_MS).toISOString().slice(0, SECONDS_CHARS);
  return `${toSeconds}.${String(nanoseconds).padStart(NANOSECOND_DIGITS, '0')}Z`;
}

/** True for a Firestore map, false for Firestore's other types. */
export function isPlainObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}
