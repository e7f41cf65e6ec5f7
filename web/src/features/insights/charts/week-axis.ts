import { t } from '@prayer-community/i18n/text';
import { longWeek, shortWeek } from '../figures/figure-texts.ts';

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

export const COUNT_AXIS = { min: 0, tickMinStep: 1, width: 36 } as const;

/** Settings shared by all charts. Keyboards and screen readers use the table of the chart instead. */
export const CHART = {
  disableKeyboardNavigation: true,
  height: 280,
  margin: { left: 4, right: 24, top: 12, bottom: 4 },
  grid: { horizontal: true },
} as const;
