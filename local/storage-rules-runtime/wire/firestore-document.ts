import { z } from 'zod';
import { LatLng } from '../values/latlng.ts';
import { Path } from '../values/path.ts';
import { parseTimestamp } from '../values/timestamp-text.ts';
import type { Value, ValueMap } from '../values/value.ts';
import { orIssue } from './or-issue.ts';

const floatSchema = z
  .union([z.number(), z.enum(['NaN', 'Infinity', '-Infinity'])])
  .transform((value) => Number(value));

/** https://firebase.google.com/docs/firestore/reference/rest/v1/Value */
const firestoreValueSchema: z.ZodType<Value> = z.lazy(() =>
  z.union([
    z.strictObject({ nullValue: z.null() }).transform(() => null),
    z.strictObject({ booleanValue: z.boolean() }).transform((value) => value.booleanValue),
    z.strictObject({ integerValue: z.string() }).transform((value) => BigInt(value.integerValue)),
    z.strictObject({ doubleValue: floatSchema }).transform((value) => value.doubleValue),
    z.strictObject({ stringValue: z.string() }).transform((value) => value.stringValue),
    z
      .strictObject({ timestampValue: z.string() })
      .transform((value, context) => orIssue(parseTimestamp(value.timestampValue), context)),
    z
      .strictObject({ bytesValue: z.base64() })
      .transform((value) => new Uint8Array(Buffer.from(value.bytesValue, 'base64'))),
    z.strictObject({ referenceValue: z.string() }).transform((value) => pathOf(value.referenceValue)),
    z.strictObject({ geoPointValue: geoPointSchema }).transform((value) => value.geoPointValue),
    z.strictObject({ arrayValue: arraySchema }).transform((value) => value.arrayValue),
    z.strictObject({ mapValue: mapSchema }).transform((value) => value.mapValue),
  ]),
);

const geoPointSchema = z
  .strictObject({ latitude: z.number().optional(), longitude: z.number().optional() })
  .transform(({ latitude = 0, longitude = 0 }, context) => orIssue(LatLng.of(latitude, longitude), context));

const arraySchema = z
  .strictObject({ values: z.array(firestoreValueSchema).optional() })
  .transform(({ values = [] }) => values);

const fieldsSchema = z
  .record(z.string(), firestoreValueSchema)
  .transform((fields): ReadonlyMap<string, Value> => new Map(Object.entries(fields)));

const mapSchema = z
  .strictObject({ fields: fieldsSchema.optional() })
  .transform(({ fields }): ReadonlyMap<string, Value> => fields ?? new Map());

/** A document as the CLI hands it on from Firestore; to rules it is `{data, id, __name__}`. */
export const firestoreDocumentSchema = z
  .object({ name: z.string(), fields: fieldsSchema.optional() })
  .transform(({ name, fields }): ValueMap => {
    const path = pathOf(name);
    return new Map<string, Value>([
      ['data', fields ?? new Map()],
      ['id', name.slice(name.lastIndexOf('/') + 1)],
      ['__name__', path],
    ]);
  });

/** `projects/p/databases/(default)/documents/c/d` is `/databases/(default)/documents/c/d` to rules. */
function pathOf(name: string): Path {
  return Path.ofTexts(name.split('/').slice(2));
}
