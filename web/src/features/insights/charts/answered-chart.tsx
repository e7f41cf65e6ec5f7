import { useTheme } from '@mui/material/styles';
import { BarChart } from '@mui/x-charts/BarChart';
import type { InsightsReport } from '@prayer-community/domain/insights/insights-report';
import { t } from '@prayer-community/i18n/text';
import { CHART, COUNT_AXIS, weekAxis } from './week-axis.ts';

/** One bar per week. */
export function AnsweredChart({ weeks }: Pick<InsightsReport, 'weeks'>) {
  const theme = useTheme();
  return (
    <BarChart
      {...CHART}
      hideLegend
      borderRadius={4}
      series={[
        {
          label: t('Answered @posts'),
          data: weeks.map(({ answered }) => answered),
          color: theme.vars?.palette.success.main,
        },
      ]}
      xAxis={[weekAxis(weeks, 'band')]}
      yAxis={[COUNT_AXIS]}
    />
  );
}
