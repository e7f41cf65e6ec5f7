import { useTheme } from '@mui/material/styles';
import { LineChart, lineClasses } from '@mui/x-charts/LineChart';
import type { InsightsReport, WeekFigures } from '@prayer-community/domain/insights/insights-report';
import { t } from '@prayer-community/i18n/text';
import { type WaitUnit, waitText, waitUnit } from '../figures/words.ts';
import { CHART, weekAxis } from './week-axis.ts';

type Wait = 'minutesToAssignment' | 'minutesToReply' | 'minutesToContact';

/** Beyond this many points, marks hide their line. With few points, a line may be visible only through its marks. */
const MOST_MARKS = 13;
const DASHES = '7 4';
const DOTS = '2 4';

/** Medians by week. Lines differ in dashes as well as color, and bridge weeks without a value. */
export function WaitsChart({ weeks }: Pick<InsightsReport, 'weeks'>) {
  const palette = useTheme().vars?.palette;
  const unit = waitUnit(longest(weeks));
  return (
    <LineChart
      {...CHART}
      series={[
        {
          ...lineOf('minutesToAssignment', weeks, unit),
          label: t('First assignment'),
          color: palette?.primary.main,
          shape: 'circle',
          labelMarkType: 'line',
        },
        {
          ...lineOf('minutesToReply', weeks, unit),
          label: t('First reply'),
          color: palette?.warning.main,
          shape: 'square',
          labelMarkType: DottedMark,
        },
        {
          ...lineOf('minutesToContact', weeks, unit),
          label: t('First contact'),
          color: palette?.success.main,
          shape: 'diamond',
          labelMarkType: DashedMark,
        },
      ]}
      xAxis={[weekAxis(weeks, 'point')]}
      yAxis={[{ min: 0, width: 52, label: unit.name }]}
      sx={{
        [`& .${lineClasses.line}[data-series="minutesToReply"]`]: { strokeDasharray: DOTS },
        [`& .${lineClasses.line}[data-series="minutesToContact"]`]: { strokeDasharray: DASHES },
      }}
    />
  );
}

interface MarkProps {
  className?: string;
  color?: string;
}

function DashedMark(props: MarkProps) {
  return <Mark {...props} dashes={DASHES} />;
}

function DottedMark(props: MarkProps) {
  return <Mark {...props} dashes={DOTS} />;
}

function Mark({ className, color, dashes }: MarkProps & { dashes: string }) {
  return (
    <svg viewBox="0 0 26 8" width="26" height="8" className={className} aria-hidden="true">
      <path d="M 1 4 H 25" stroke={color} strokeWidth="3" strokeDasharray={dashes} />
    </svg>
  );
}

function lineOf(wait: Wait, weeks: readonly WeekFigures[], unit: WaitUnit) {
  const waits = weeks.map(({ [wait]: minutes }) => (minutes === null ? null : minutes / unit.minutes));
  return {
    id: wait,
    data: waits,
    valueFormatter: (value: number | null) => (value === null ? null : waitText(value * unit.minutes)),
    connectNulls: true,
    curve: 'linear',
    showMark: waits.filter((value) => value !== null).length <= MOST_MARKS,
  } as const;
}

function longest(weeks: readonly WeekFigures[]): number {
  return Math.max(
    0,
    ...weeks.flatMap(({ minutesToAssignment, minutesToReply, minutesToContact }) => [
      minutesToAssignment ?? 0,
      minutesToReply ?? 0,
      minutesToContact ?? 0,
    ]),
  );
}
