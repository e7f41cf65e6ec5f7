import * as z from 'zod';

interface StoredTimestamp {
  toDate(): Date;
}

function isTimestamp(value: unknown): value is StoredTimestamp {
  return (
    typeof value === 'object' && value !== null && 'toDate' in value && typeof value.toDate === 'function'
  );
}

/** The SDK's Timestamp, read as a Date: the instant of every schema of `domain` that the web parses. */
export const storedInstant = z
  .custom<StoredTimestamp>(isTimestamp)
  .transform((timestamp) => timestamp.toDate());
