import { type Fault, isFault } from './fault.ts';
import { invalidTimestamp, Timestamp } from './time.ts';

/**
 * RFC 3339, read as leniently as the engine reads it: a day or an hour too many runs over into the next (`02-29` is
 * `03-01`), fields may have fewer digits, digits below the nanosecond are dropped; the zone must be there.
 */
const PATTERN = /^\s*(\d+)-(\d+)-(\d+)T(\d+):(\d+):(\d+)(?:\.(\d*))?(?:Z|([+-])(\d+):(\d+))$/;

/** The moment that the text names, or a fault. */
export function parseTimestamp(text: string): Timestamp | Fault {
  const fields = PATTERN.exec(text);
  if (fields === null) {
    return invalidTimestamp();
  }
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = fields.slice(1, 7).map(Number);
  const moment = new Date(0);
  moment.setUTCFullYear(year, month - 1, day);
  moment.setUTCHours(hour, minute, second);
  if (Number.isNaN(moment.getTime())) {
    return invalidTimestamp();
  }
  const fraction = (fields[7] ?? '').slice(0, 9).padEnd(9, '0');
  const local = BigInt(moment.getTime()) * 1_000_000n + BigInt(fraction);
  const offset = (BigInt(fields[9] ?? 0) * 60n + BigInt(fields[10] ?? 0)) * 60_000_000_000n;
  // The local time must be a timestamp before its offset is taken off.
  const unshifted = Timestamp.ofNanos(local);
  return isFault(unshifted)
    ? unshifted
    : Timestamp.ofNanos(fields[8] === '-' ? local + offset : local - offset);
}
