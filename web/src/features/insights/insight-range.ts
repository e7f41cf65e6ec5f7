import { INSIGHT_RANGES, type InsightRange } from '@prayer-community/domain/insights/insights-calendar';
import { type Message, message } from '@prayer-community/i18n/text';

export const RANGE_LABELS: Record<InsightRange, Message> = {
  four_weeks: message('4 Weeks'),
  three_months: message('3 Months'),
  year: message('1 Year'),
};

/** Reads the range from the URL. Defaults to three months. */
export function readRange(parameters: URLSearchParams): InsightRange {
  const range = parameters.get('range') ?? '';
  return isRange(range) ? range : 'three_months';
}

export function isRange(name: string): name is InsightRange {
  return Object.hasOwn(INSIGHT_RANGES, name);
}
