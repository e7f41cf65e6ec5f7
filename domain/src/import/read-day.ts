/** Which number comes first in dates such as 3/4/2026. */
export const DAY_ORDERS = ['month_first', 'day_first'] as const;

export type DayOrder = (typeof DAY_ORDERS)[number];

const ISO = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?!\d)/;
const NUMBERS = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4}|\d{2})(?!\d)/;
const MONTH_NAMED = /^(?:\p{L}+\.?,? )?(\p{L}{3,})\.? (\d{1,2})(?:st|nd|rd|th)?,? (\d{4})(?!\d)/iu;
const DAY_NAMED = /^(?:\p{L}+\.?,? )?(\d{1,2})(?: de|-|\.)? ?(\p{L}{3,})\.?(?: de|-|,)? ?(\d{4})(?!\d)/iu;
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

/** Returns the day of a date as written by spreadsheets, as `YYYY-MM-DD` without the time. Null if it is not a date. */
export function readDay(written: string, order: DayOrder): string | null {
  const date = written.trim();
  const [, isoYear, isoMonth, isoDay] = ISO.exec(date) ?? [];
  if (isoYear !== undefined) {
    return dayOf(isoYear, isoMonth, isoDay);
  }
  const [, first, second, year] = NUMBERS.exec(date) ?? [];
  if (year !== undefined) {
    const [month, day] = order === 'month_first' ? [first, second] : [second, first];
    return dayOf(year.length === 2 ? `20${year}` : year, month, day);
  }
  const [, named, dayAfter, yearAfter] = MONTH_NAMED.exec(date) ?? [];
  if (yearAfter !== undefined) {
    return dayOf(yearAfter, monthNumber(named), dayAfter);
  }
  const [, dayBefore, nameAfter, lastYear] = DAY_NAMED.exec(date) ?? [];
  return dayOf(lastYear, monthNumber(nameAfter), dayBefore);
}

/** Detects the order in which a column writes its dates: the day first if any first number is above 12, otherwise the month. */
export function detectDayOrder(dates: readonly string[]): DayOrder {
  const isDayFirst = dates.some((date) => Number(NUMBERS.exec(date.trim())?.[1] ?? 0) > 12);
  return isDayFirst ? 'day_first' : 'month_first';
}

function monthNumber(name: string | undefined): string | undefined {
  const start = name?.slice(0, 3).toLowerCase();
  const index = MONTHS.findIndex((names) => start !== undefined && names.includes(start));
  return index === -1 ? undefined : String(index + 1);
}

function dayOf(year?: string, month?: string, day?: string): string | null {
  if (year === undefined || month === undefined || day === undefined) {
    return null;
  }
  const written = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const parsed = new Date(`${written}T00:00:00Z`);
  return !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(written) ? written : null;
}
