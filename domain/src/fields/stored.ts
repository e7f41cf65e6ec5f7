import * as z from 'zod';

/** A Timestamp of any Firestore SDK. */
interface StoredTimestamp {
  toDate(): Date;
}

function isTimestamp(value: unknown): value is StoredTimestamp {
  return (
    typeof value === 'object' && value !== null && 'toDate' in value && typeof value.toDate === 'function'
  );
}

/** Parses the `Timestamp` of any Firestore SDK into a `Date`. */
export const storedInstant: z.ZodType<Date> = z
  .custom<StoredTimestamp>(isTimestamp)
  .transform((timestamp) => timestamp.toDate());

/**
 * A document with these fields. `Instant` replaces each `Date`, because a writer may store a Timestamp or the server's
 * time instead.
 */
export type Stored<Fields extends (instant: z.ZodType<Date>) => z.ZodRawShape, Instant> = WithInstant<
  z.infer<z.ZodObject<ReturnType<Fields>>>,
  Instant
>;

type WithInstant<Value, Instant> = Value extends Date
  ? Instant
  : Value extends readonly (infer Element)[]
    ? WithInstant<Element, Instant>[]
    : Value extends object
      ? { [Key in keyof Value]: WithInstant<Value[Key], Instant> }
      : Value;
