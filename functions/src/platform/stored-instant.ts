import * as z from 'zod';

/** Any SDK's Timestamp. */
export interface StoredTimestamp {
  toDate(): Date;
}

function isTimestamp(value: unknown): value is StoredTimestamp {
  return (
    typeof value === 'object' && value !== null && 'toDate' in value && typeof value.toDate === 'function'
  );
}

/** A Timestamp as Firestore hands it out, read as a Date. */
export const storedInstant = z
  .custom<StoredTimestamp>(isTimestamp)
  .transform((timestamp) => timestamp.toDate());
