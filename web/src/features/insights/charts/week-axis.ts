import { t } from '@prayer-community/i18n/text';
import { longWeek, shortWeek } from '../figures/words.ts';

/** The axis of weeks below a chart. */
export function weekAxis(weeks: readonly { week: string }[], scaleType: 'band' | 'point') {
  return {
    scaleType,
    data: weeks.map(({ week }) => week),
    valueFormatter: (week: string, { location }: { location: string }) =>
      location === 'tick' ? shortWeek(week) : t('Week of {day}', { day: longWeek(week) }),
    height: 28,
    tickLabelMinGap: 10,
  } as const;
}

/** The axis of whole numbers beside a chart. */
export const COUNT_AXIS = { min: 0, tickMinStep: 1, width: 36 } as const;

/** What all charts share: their table is what keyboards and screen readers reach. */
export const CHART = {
  disableKeyboardNavigation: true,
  height: 280,
  margin: { left: 4, right: 24, top: 12, bottom: 4 },
  grid: { horizontal: true },
} as const;
