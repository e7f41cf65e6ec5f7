import { BarChart } from '@mui/x-charts/BarChart';
import type { InsightsReport } from '@prayer-community/domain/insights/insights-report';
import { URGENCY_LEVELS } from '@prayer-community/domain/request-form/request-choices';
import { t } from '@prayer-community/i18n/text';
import { URGENCY_LABELS } from '../../../ui/team/request-labels.ts';
import { UrgencyPatterns, urgencyFill } from './urgency-patterns.tsx';
import { CHART, COUNT_AXIS, weekAxis } from './week-axis.ts';

/** One bar per week, stacked by urgency, the most urgent at the bottom. */
export function RequestsByWeekChart({ weeks }: Pick<InsightsReport, 'weeks'>) {
  return (
    <>
      <UrgencyPatterns />
      <BarChart
        {...CHART}
        series={URGENCY_LEVELS.toReversed().map((level) => ({
          id: level,
          stack: 'urgency',
          label: t(URGENCY_LABELS[level]),
          color: urgencyFill(level),
          data: weeks.map(({ urgency }) => urgency[level]),
        }))}
        xAxis={[weekAxis(weeks, 'band')]}
        yAxis={[COUNT_AXIS]}
      />
    </>
  );
}
