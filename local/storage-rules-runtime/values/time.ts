import { Fault } from './fault.ts';
import type { Keyed } from './member-key.ts';

const NANOS_PER_SECOND = 1_000_000_000n;
const NANOS_PER_MILLI = 1_000_000n;
const NANOS_PER_DAY = 86_400n * NANOS_PER_SECOND;
const MAX_DURATION_SECONDS = 315_576_000_000n;
const MIN_TIMESTAMP_NANOS = -62_135_596_800n * NANOS_PER_SECOND;
const MAX_TIMESTAMP_NANOS = 253_402_300_800n * NANOS_PER_SECOND - 1n;

const TIMESTAMP_FAULT =
  'Timestamp is not valid. Seconds must be in range [-62,135,596,800, +253,402,300,799]. ' +
  'Nanos must be in range [0, +999,999,999].';
const DURATION_FAULT =
  'Duration is not valid. Seconds must be in range [-315,576,000,000, +315,576,000,000]. ' +
  'Nanos must be in range [-999,999,999, +999,999,999]. Nanos must have the same sign as seconds.';

export const invalidTimestamp = () => new Fault(TIMESTAMP_FAULT);

/** A span of time in nanoseconds, up to 10,000 years either way. */
export class Duration implements Keyed {
  private constructor(readonly totalNanos: bigint) {}

  static ofNanos(nanos: bigint): Duration | Fault {
    const seconds = nanos / NANOS_PER_SECOND;
    return seconds > MAX_DURATION_SECONDS || seconds < -MAX_DURATION_SECONDS
      ? new Fault(DURATION_FAULT)
      : new Duration(nanos);
  }

  get memberKey(): string {
    return `duration ${this.totalNanos}`;
  }

  /** Whole seconds, truncated toward zero. */
  get seconds(): bigint {
    return this.totalNanos / NANOS_PER_SECOND;
  }

  /** What is left beside the whole seconds, with their sign. */
  get nanos(): bigint {
    return this.totalNanos % NANOS_PER_SECOND;
  }
}

/** A moment in UTC with nanoseconds, in the years 1 to 9999. */
export class Timestamp implements Keyed {
  private constructor(readonly epochNanos: bigint) {}

  static ofNanos(nanos: bigint): Timestamp | Fault {
    return nanos < MIN_TIMESTAMP_NANOS || nanos > MAX_TIMESTAMP_NANOS
      ? invalidTimestamp()
      : new Timestamp(nanos);
  }

  static ofMillis(millis: bigint): Timestamp | Fault {
    return Timestamp.ofNanos(millis * NANOS_PER_MILLI);
  }

  get memberKey(): string {
    return `timestamp ${this.epochNanos}`;
  }

  get epochMillis(): bigint {
    return floorDivide(this.epochNanos, NANOS_PER_MILLI);
  }

  /** The fraction of the second. */
  get nanos(): bigint {
    return this.epochNanos - floorDivide(this.epochNanos, NANOS_PER_SECOND) * NANOS_PER_SECOND;
  }

  get nanosOfDay(): bigint {
    return this.epochNanos - floorDivide(this.epochNanos, NANOS_PER_DAY) * NANOS_PER_DAY;
  }

  /** Calendar fields in UTC; everything below a millisecond is not in it. */
  get calendar(): Date {
    return new Date(Number(this.epochMillis));
  }
}

function floorDivide(dividend: bigint, divisor: bigint): bigint {
  const quotient = dividend / divisor;
  return dividend % divisor < 0n ? quotient - 1n : quotient;
}
