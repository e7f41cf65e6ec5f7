import { COME_BACK_MAX_DAYS } from '@prayer-community/domain/prayer-request/come-back';
import type { Language } from '@prayer-community/i18n/language';
import { type Chrono, GB as dayFirstEnglish, casual as english, type ParsedResult } from 'chrono-node/en';
import { casual as spanish } from 'chrono-node/es';
import dayjs from 'dayjs';
import { isDayFirst } from '../../../ui/language/date-order.ts';

/** A day that a requester named. */
export interface NamedDay {
  /** How they named it, as `on Thursday`. */
  words: string;
  /** Its midnight. */
  day: Date;
}

/** What a requester wrote at a time. */
export interface Writing {
  text: string;
  at: Date;
}

/** More would be no choice any more. */
const MAX_NAMED_DAYS = 3;

/** The coming days that a requester named, counted from when they wrote, the soonest first. */
export function namedDays(writings: readonly Writing[], language: Language, now: Date): readonly NamedDay[] {
  const latest = dayjs(now).add(COME_BACK_MAX_DAYS, 'day');
  const days = new Map<number, NamedDay>();
  const parser = parserOf(language);
  for (const { text, at } of writings) {
    for (const found of parser.parse(text, at, { forwardDate: true })) {
      const day = dayOf(found);
      if (isNamed(found, text) && day.isAfter(now, 'day') && day.isBefore(latest, 'day')) {
        days.set(day.valueOf(), days.get(day.valueOf()) ?? { words: found.text, day: day.toDate() });
      }
    }
  }
  return [...days.values()].sort((a, b) => a.day.getTime() - b.day.getTime()).slice(0, MAX_NAMED_DAYS);
}

/** English is ambiguous: `4/12` is read as the staff member's own dates are written. */
function parserOf(language: Language): Chrono {
  if (language === 'es') {
    return spanish;
  }
  return isDayFirst() ? dayFirstEnglish : english;
}

function dayOf({ start }: ParsedResult): dayjs.Dayjs {
  return dayjs(start.date()).startOf('day');
}

/** A day of its own, not a time, a year, the past, how long something lasts, or a word that only looks like a weekday. */
function isNamed({ start, text: words, index }: ParsedResult, text: string): boolean {
  return (
    (start.isCertain('day') || start.isCertain('weekday')) &&
    !/^(last|past|for)\s/i.test(words) &&
    // "I sat down" is no Saturday.
    (words.length >= SHORTEST_NAME || /\d/.test(words)) &&
    // "por la mañana" is a morning, and the parser takes "pasado mañana" for tomorrow.
    !/\b(la|esta|cada|pasado|pasada)\s+$/i.test(text.slice(0, index))
  );
}

const SHORTEST_NAME = 5;
