import { calendarDays } from '@prayer-community/domain/fields/calendar-days';
import { comeBackDayProblem } from '@prayer-community/domain/prayer-request/come-back';
import type { Language } from '@prayer-community/i18n/language';
import { type Chrono, GB as dayFirstEnglish, casual as english, type ParsedResult } from 'chrono-node/en';
import { casual as spanish } from 'chrono-node/es';
import dayjs from 'dayjs';
import { isDayFirst } from '../../../ui/language/date-order.ts';
import { isPastWeekday, isRepeated } from './past-weekday.ts';

export interface NamedDay {
  /** The requester's words, for example `on Thursday`. */
  words: string;
  /** Midnight at the start of the day. */
  day: Date;
}

export interface Writing {
  text: string;
  at: Date;
}

/** More days would be too many to choose from. */
const MAX_NAMED_DAYS = 3;

/** Returns the future days that a requester named, soonest first. Relative days count from when the text was written. */
export function namedDays(writings: readonly Writing[], language: Language, now: Date): readonly NamedDay[] {
  const days = new Map<number, NamedDay>();
  const parser = parserOf(language);
  for (const { text, at } of writings) {
    for (const found of parser.parse(text, at, { forwardDate: true })) {
      const day = dayjs(found.start.date()).startOf('day').toDate();
      const isAhead = isAheadOf(at, found, day) && comeBackDayProblem(calendarDays(now, day)) === null;
      if (isAhead && isNamed(found, text, language)) {
        days.set(day.getTime(), days.get(day.getTime()) ?? { words: found.text.replace(/,$/, ''), day });
      }
    }
  }
  return [...days.values()].sort((a, b) => a.day.getTime() - b.day.getTime()).slice(0, MAX_NAMED_DAYS);
}

/** English dates are ambiguous: `4/12` is read in the staff member's own date order. */
function parserOf(language: Language): Chrono {
  if (language === 'es') {
    return spanish;
  }
  return isDayFirst() ? dayFirstEnglish : english;
}

/** Without a year, a date that was more than half a year ahead when it was written is probably past. */
function isAheadOf(at: Date, { start }: ParsedResult, day: Date): boolean {
  return start.isCertain('year') || calendarDays(at, day) <= HALF_YEAR_DAYS;
}

/**
 * Returns true if the words name a specific day, rather than a time, a year, a past day, a duration, a fraction, or a
 * word that only looks like a weekday.
 */
function isNamed({ start, text: words, index }: ParsedResult, text: string, language: Language): boolean {
  const before = text.slice(0, index);
  const after = text.slice(index + words.length);
  const isWeekday = !start.isCertain('day');
  return (
    (start.isCertain('day') || start.isCertain('weekday')) &&
    !/^(last|past|pasad[oa])\s/i.test(words) &&
    !/^\s+(pasad[oa](?!\s+mañana)|atrás)/i.test(after) &&
    !(start.tags().has('result/relativeDate') && isDuration(words, text, index)) &&
    // "I sat down" does not name a Saturday.
    (words.length >= SHORTEST_NAME || /\d/.test(words)) &&
    // "por la mañana" means a morning, and the parser reads "pasado mañana" (the day after tomorrow) as tomorrow.
    !/\b(la|esta|pasado|pasada)\s+$/i.test(before) &&
    !isRepeated(before) &&
    !isBegun(isWeekday, before) &&
    !(isWeekday && isPastWeekday(words, before, after, language)) &&
    !isFraction(words, before)
  );
}

/** True for a usual fraction such as `3/4`, unless what is before it says that it is a date. */
function isFraction(words: string, before: string): boolean {
  return (
    /^(1\/[2-58]|2\/[35]|3\/[458]|[45]\/5|[1-9]\/10),?$/.test(words) &&
    !/(\b(on|by|from|since|before|after|until|till|for|to|date|el|al|del|desde|para|hasta|fecha)|:)\s+$/i.test(
      before,
    )
  );
}

/** True if the words count days, weeks or months, and neither they nor their neighbors say that these are still to come. */
function isDuration(words: string, text: string, index: number): boolean {
  const isAhead =
    /^(in|within|next|en|dentro)\s|\b(tomorrow|from now)$/i.test(words) ||
    /\b(in|within|en|dentro de)\s+(exactly|about|around|unos|unas|\d+\s?(-|–|to|or|a|o))\s?$/i.test(
      text.slice(0, index),
    ) ||
    /^\s+(away|out|from (now|today))\b/i.test(text.slice(index + words.length));
  return !isAhead;
}

/** True for a day since which something goes on. It is past, although the parser reads a weekday as the next one. */
function isBegun(isWeekday: boolean, before: string): boolean {
  return (isWeekday ? /\b(since|after|from|desde)(\s+(the|el))?\s+$/i : /\bsince(\s+the)?\s+$/i).test(before);
}

const SHORTEST_NAME = 5;
const HALF_YEAR_DAYS = 183;
