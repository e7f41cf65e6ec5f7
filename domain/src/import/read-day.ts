/** Which number comes first in dates such as 3/4/2026. */
export const DAY_ORDERS = ['month_first', 'day_first'] as const;

export type DayOrder = (typeof DAY_ORDERS)[number];

const ISO = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?!\d)/;
const NUMBERS = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4}|\d{2})(?!\d)/;
// Two digits may also be the hour of a date without a year.
const MONTH_NAMED =
  /^(?:\p{L}+\.?,? )?(\p{L}{3,})\.? (\d{1,2})(?:st|nd|rd|th)?,? (\d{4}|\d{2}(?!:| ?[ap]\.?m))(?!\d)/iu;
const DAY_NAMED =
  /^(?:\p{L}+\.?,? )?(\d{1,2})(?: de|-|\.)? ?(\p{L}{3,})\.?(?: de|-|,)? ?(\d{4}|\d{2}(?!:| ?[ap]\.?m))(?!\d)/iu;
const MONTHS = [
  ['jan', 'ene'],
  ['feb'],
  ['mar'],
  ['apr', 'abr'],
  ['may'],
  ['jun'],
  ['jul'],
  ['aug', 'ago'],
  ['sep'],
  ['oct'],
  ['nov'],
  ['dec', 'dic'],
];

/**
 * Returns the day of a date as written by spreadsheets, as `YYYY-MM-DD` without the time. Null if it is not a date.
 * A year of two digits is at most twenty years ahead, so that a slip is refused as a future date.
 */
export function readDay(written: string, order: DayOrder, now: Date): string | null {
  const date = written.trim();
  const [, isoYear, isoMonth, isoDay] = ISO.exec(date) ?? [];
  if (isoYear !== undefined) {
    return dayOf(isoYear, isoMonth, isoDay, now);
  }
  const [, first, second, year] = NUMBERS.exec(date) ?? [];
  if (year !== undefined) {
    const [month, day] = order === 'month_first' ? [first, second] : [second, first];
    return dayOf(year, month, day, now);
  }
  const [, named, dayAfter, yearAfter] = MONTH_NAMED.exec(date) ?? [];
  if (yearAfter !== undefined) {
    return dayOf(yearAfter, monthNumber(named), dayAfter, now);
  }
  const [, dayBefore, nameAfter, lastYear] = DAY_NAMED.exec(date) ?? [];
  return dayOf(lastYear, monthNumber(nameAfter), dayBefore, now);
}

/**
 * Detects the order in which a column writes its dates: a number above 12 is a day.
 * @param usual the order if there is no such number
 */
export function detectDayOrder(dates: readonly string[], usual: DayOrder): DayOrder {
  const numbers = dates.map((date) => NUMBERS.exec(date.trim()));
  if (numbers.some((found) => Number(found?.[1]) > 12)) {
    return 'day_first';
  }
  return numbers.some((found) => Number(found?.[2]) > 12) ? 'month_first' : usual;
}

function monthNumber(name: string | undefined): string | undefined {
  const start = name?.slice(0, 3).toLowerCase();
  const index = MONTHS.findIndex((names) => start !== undefined && names.includes(start));
  return index === -1 ? undefined : String(index + 1);
}

function dayOf(
  year: string | undefined,
  month: string | undefined,
  day: string | undefined,
  now: Date,
): string | null {
  if (year === undefined || month === undefined || day === undefined) {
    return null;
  }
  const fullYear = year.length === 2 ? withCentury(year, now) : year;
  const written = `${fullYear}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const parsed = new Date(`${written}T00:00:00Z`);
  return !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(written) ? written : null;
}

function withCentury(year: string, now: Date): string {
  const latest = now.getUTCFullYear() + YEARS_AHEAD;
  return Number(`20${year}`) <= latest ? `20${year}` : `19${year}`;
}

const YEARS_AHEAD = 20;
