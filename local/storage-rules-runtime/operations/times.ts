import { Fault } from '../values/fault.ts';
import { Duration, Timestamp } from '../values/time.ts';
import { parseTimestamp } from '../values/timestamp-text.ts';
import { functionRow, method, type Operation } from './operation.ts';
import { invalidPattern } from './regular-expression.ts';

const SECOND_NANOS = 1_000_000_000n;
const MINUTE_NANOS = 60n * SECOND_NANOS;
const HOUR_NANOS = 60n * MINUTE_NANOS;
const DAY_NANOS = 24n * HOUR_NANOS;
const DAY_MILLIS = 86_400_000;

const UNIT_NANOS: Readonly<Record<string, bigint>> = {
  w: 7n * DAY_NANOS,
  d: DAY_NANOS,
  h: HOUR_NANOS,
  m: MINUTE_NANOS,
  s: SECOND_NANOS,
  ms: 1_000_000n,
  ns: 1n,
};

function durationOf(amount: bigint, unit: string): Duration | Fault {
  const nanos = Object.hasOwn(UNIT_NANOS, unit) ? UNIT_NANOS[unit] : undefined;
  return nanos === undefined ? invalidPattern(unit) : Duration.ofNanos(amount * nanos);
}

function durationOfTime(hours: bigint, minutes: bigint, seconds: bigint, nanos: bigint): Duration | Fault {
  return Duration.ofNanos(hours * HOUR_NANOS + minutes * MINUTE_NANOS + seconds * SECOND_NANOS + nanos);
}

function dateOf(year: bigint, month: bigint, day: bigint): Timestamp | Fault {
  if (year < 1n || year > 9999n) {
    return new Fault(
      `Timestamp should be between 0001-01-01T00.00.00Z and 9999-12-31T23.59.59Z. year: ${year}.`,
    );
  }
  const date = new Date(0);
  date.setUTCFullYear(Number(year), Number(month) - 1, Number(day));
  const isReal = date.getUTCMonth() === Number(month) - 1 && date.getUTCDate() === Number(day);
  return isReal
    ? Timestamp.ofMillis(BigInt(date.getTime()))
    : new Fault(`Date is not valid. year: ${year}, month: ${month} day: ${day}.`);
}

function dayOfYear({ calendar }: Timestamp): bigint {
  const newYear = new Date(calendar);
  newYear.setUTCMonth(0, 1);
  return BigInt(Math.floor((calendar.getTime() - newYear.getTime()) / DAY_MILLIS) + 1);
}

/** Firebase Security Rules reference, "Timestamp" and "Duration". Days of the week: Monday is 1, Sunday 7. */
// biome-ignore format: a table
export const TIMES: readonly Operation[] = [
  functionRow('timestamp.value', ['int'],                'timestamp', (millis) => Timestamp.ofMillis(millis)),
  functionRow('timestamp.value', ['string'],             'timestamp', parseTimestamp),
  functionRow('timestamp.date',  ['int', 'int', 'int'],  'timestamp', dateOf),
  functionRow('duration.value',  ['int', 'string'],      'duration',  durationOf),
  functionRow('duration.time',   ['int', 'int', 'int', 'int'], 'duration', durationOfTime),
  functionRow('duration.abs',    ['duration'],           'duration',  (a) => (a.totalNanos < 0n ? Duration.ofNanos(-a.totalNanos) : a)),
  method('year',       ['timestamp'], 'int',       ({ calendar }) => BigInt(calendar.getUTCFullYear())),
  method('month',      ['timestamp'], 'int',       ({ calendar }) => BigInt(calendar.getUTCMonth() + 1)),
  method('day',        ['timestamp'], 'int',       ({ calendar }) => BigInt(calendar.getUTCDate())),
  method('hours',      ['timestamp'], 'int',       ({ calendar }) => BigInt(calendar.getUTCHours())),
  method('minutes',    ['timestamp'], 'int',       ({ calendar }) => BigInt(calendar.getUTCMinutes())),
  method('seconds',    ['timestamp'], 'int',       ({ calendar }) => BigInt(calendar.getUTCSeconds())),
  method('nanos',      ['timestamp'], 'int',       ({ nanos }) => nanos),
  method('dayOfWeek',  ['timestamp'], 'int',       ({ calendar }) => BigInt(calendar.getUTCDay() || 7)),
  method('dayOfYear',  ['timestamp'], 'int',       dayOfYear),
  method('toMillis',   ['timestamp'], 'int',       ({ epochMillis }) => epochMillis),
  method('date',       ['timestamp'], 'timestamp', (moment) => Timestamp.ofNanos(moment.epochNanos - moment.nanosOfDay)),
  method('time',       ['timestamp'], 'duration',  (moment) => Duration.ofNanos(moment.nanosOfDay)),
  method('seconds',    ['duration'],  'int',       ({ seconds }) => seconds),
  method('nanos',      ['duration'],  'int',       ({ nanos }) => nanos),
];
