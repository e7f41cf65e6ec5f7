import * as z from 'zod';

interface StoredTimestamp {
  toDate(): Date;
}

function isTimestamp(value: unknown): value is StoredTimestamp {
  return (
    typeof value === 'object' && value !== null && 'toDate' in value && typeof value.toDate === 'function'
  );
}

/** Parses the SDK's `Timestamp` into a `Date`. This is the instant of every `domain` schema that the web parses. */
export const storedInstant = z
  .custom<StoredTimestamp>(isTimestamp)
  .transform((timestamp) => timestamp.toDate());
