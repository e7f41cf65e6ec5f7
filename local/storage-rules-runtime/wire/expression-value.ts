import { z } from 'zod';
import { INT64_MAX, INT64_MIN } from '../values/int64.ts';
import { LatLng } from '../values/latlng.ts';
import { Path } from '../values/path.ts';
import { Duration } from '../values/time.ts';
import { parseTimestamp } from '../values/timestamp-text.ts';
import type { Value } from '../values/value.ts';
import { ValueSet } from '../values/value-set.ts';
import { orIssue } from './or-issue.ts';

/** A value as the Firebase CLI writes it: firebase-tools, src/emulator/storage/rules/expressionValue.ts. */
export const expressionValueSchema: z.ZodType<Value> = z.lazy(() =>
  z.union([
    z.strictObject({ null_value: z.null() }).transform(() => null),
    z.strictObject({ bool_value: z.boolean() }).transform((value) => value.bool_value),
    z.strictObject({ int_value: wholeNumberSchema }).transform((value) => value.int_value),
    z.strictObject({ float_value: z.number() }).transform((value) => value.float_value),
    z.strictObject({ string_value: z.string() }).transform((value) => value.string_value),
    z
      .strictObject({ bytes_value: z.base64() })
      .transform((value) => new Uint8Array(Buffer.from(value.bytes_value, 'base64'))),
    z
      .strictObject({ timestamp_value: z.string() })
      .transform((value, context) => orIssue(parseTimestamp(value.timestamp_value), context)),
    z.strictObject({ duration_value: durationSchema }).transform((value) => value.duration_value),
    z.strictObject({ latlng_value: latlngSchema }).transform((value) => value.latlng_value),
    z.strictObject({ list_value: valuesSchema }).transform((value) => value.list_value),
    z.strictObject({ set_value: valuesSchema }).transform((value) => ValueSet.of(value.set_value)),
    z.strictObject({ map_value: fieldsSchema }).transform((value) => value.map_value),
    z.strictObject({ path_value: segmentsSchema }).transform((value) => Path.ofTexts(value.path_value)),
  ]),
);

/** The CLI takes every number without a fraction for an int, also one that no int64 holds: that stays a float. */
const wholeNumberSchema = z
  .union([z.int(), z.number(), z.string().regex(/^-?[0-9]+$/)])
  .transform((value) => {
    const whole = BigInt(value);
    return whole >= INT64_MIN && whole <= INT64_MAX ? whole : Number(value);
  });

const durationSchema = z
  .strictObject({ seconds: wholeNumberSchema.optional(), nanos: z.int().optional() })
  .transform(({ seconds = 0n, nanos = 0 }, context) =>
    orIssue(Duration.ofNanos(BigInt(seconds) * 1_000_000_000n + BigInt(nanos)), context),
  );

const latlngSchema = z
  .strictObject({ latitude: z.number().optional(), longitude: z.number().optional() })
  .transform(({ latitude = 0, longitude = 0 }, context) => orIssue(LatLng.of(latitude, longitude), context));

const valuesSchema = z
  .strictObject({ values: z.array(expressionValueSchema).optional() })
  .transform(({ values = [] }) => values);

const fieldsSchema = z
  .strictObject({ fields: z.record(z.string(), expressionValueSchema).optional() })
  .transform(({ fields = {} }): ReadonlyMap<string, Value> => new Map(Object.entries(fields)));

const segmentsSchema = z
  .strictObject({ segments: z.array(z.strictObject({ simple: z.string() })).optional() })
  .transform(({ segments = [] }) => segments.map(({ simple }) => simple));
