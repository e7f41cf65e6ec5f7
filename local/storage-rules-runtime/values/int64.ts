import { Fault } from './fault.ts';

export const INT64_MIN = -(2n ** 63n);
export const INT64_MAX = 2n ** 63n - 1n;

/** The integer, or a fault where it does not fit 64 bits. */
export function int64(value: bigint): bigint | Fault {
  return value < INT64_MIN || value > INT64_MAX
    ? new Fault(`Integer value is out of the [${INT64_MIN}, ${INT64_MAX}] range.`)
    : value;
}

/** A float as an integer: truncated, saturating at the ends, NaN is 0. */
export function saturatingInt64(value: number): bigint {
  if (Number.isNaN(value)) {
    return 0n;
  }
  if (value >= Number(INT64_MAX)) {
    return INT64_MAX;
  }
  return value <= Number(INT64_MIN) ? INT64_MIN : BigInt(Math.trunc(value));
}
