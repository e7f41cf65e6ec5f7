import * as z from 'zod';

/** A Timestamp of any Firestore SDK. */
export interface StoredTimestamp {
  toDate(): Date;
}

function isTimestamp(value: unknown): value is StoredTimestamp {
  return (
    typeof value === 'object' && value !== null && 'toDate' in value && typeof value.toDate === 'function'
  );
}

export const storedInstant = z
  .custom<StoredTimestamp>(isTimestamp)
  .transform((timestamp) => timestamp.toDate());
