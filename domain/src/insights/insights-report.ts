import type { UrgencyLevel } from '../request-form/request-choices.ts';
import { weekOf } from './insights-calendar.ts';
import type { CountedCategory, DayCounts, InsightMonth } from './insights-counts.ts';
import { countWaits, medianWait, type Waits } from './insights-waits.ts';

export interface Figures {
  requests: number;
  urgency: Record<UrgencyLevel, number>;
  categories: Record<CountedCategory, number>;
  /** How many of the requests received on these days were assigned, and the median time to assignment in minutes. */
  assigned: number;
  minutesToAssignment: number | null;
  contacted: number;
  minutesToContact: number | null;
  replied: number;
  minutesToReply: number | null;
  /** Belief Wall posts that were answered on these days. */
  answered: number;
}

/** The figures of one week, which is named by its Monday. */
export interface WeekFigures extends Figures {
  week: string;
}

export interface InsightsReport {
  total: Figures;
  weeks: readonly WeekFigures[];
}

/**
 * Adds up the stored days for each week and for all weeks together. Days outside these weeks are ignored.
 * @param weeks their Mondays, oldest first
 */
export function reportOn(months: readonly InsightMonth[], weeks: readonly string[]): InsightsReport {
  const daysOf = new Map<string, DayCounts[]>(weeks.map((week) => [week, []]));
  for (const { days } of months) {
    for (const [day, counts] of Object.entries(days)) {
      daysOf.get(weekOf(day))?.push(counts);
    }
  }
  return {
    total: figuresOf([...daysOf.values()].flat()),
    weeks: [...daysOf].map(([week, days]) => ({ week, ...figuresOf(days) })),
  };
}

function figuresOf(days: readonly DayCounts[]): Figures {
  const assignedAfter = addWaits(days.map(({ assigned_after }) => assigned_after));
  const contactedAfter = addWaits(days.map(({ contacted_after }) => contacted_after));
  const repliedAfter = addWaits(days.map(({ replied_after }) => replied_after));
  const sum = (countOf: (day: DayCounts) => number | undefined) =>
    days.reduce((total, day) => total + (countOf(day) ?? 0), 0);
  return {
    requests: sum(({ requests }) => requests),
    urgency: {
      low: sum(({ urgency }) => urgency.low),
      medium: sum(({ urgency }) => urgency.medium),
      high: sum(({ urgency }) => urgency.high),
    },
    categories: {
      healing: sum(({ categories }) => categories.healing),
      finances: sum(({ categories }) => categories.finances),
      family: sum(({ categories }) => categories.family),
      mental_health: sum(({ categories }) => categories.mental_health),
      other: sum(({ categories }) => categories.other),
      none: sum(({ categories }) => categories.none),
    },
    assigned: countWaits(assignedAfter),
    minutesToAssignment: medianWait(assignedAfter),
    contacted: countWaits(contactedAfter),
    minutesToContact: medianWait(contactedAfter),
    replied: countWaits(repliedAfter),
    minutesToReply: medianWait(repliedAfter),
    answered: sum(({ answered }) => answered),
  };
}

function addWaits(histograms: readonly Waits[]): Waits {
  const sum: Record<string, number> = {};
  for (const [minutes, count] of histograms.flatMap((waits) => Object.entries(waits))) {
    sum[minutes] = (sum[minutes] ?? 0) + count;
  }
  return sum;
}
