import { useTheme } from '@mui/material/styles';
import { labelMarkClasses } from '@mui/x-charts/ChartsLabel';
import { LineChart, lineClasses } from '@mui/x-charts/LineChart';
import type { InsightsReport, WeekFigures } from '@prayer-community/domain/insights/insights-report';
import { t } from '@prayer-community/i18n/text';
import { type WaitUnit, waitText, waitUnit } from '../figures/figure-texts.ts';
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
          labelMarkType: CircleMark,
        },
        {
          ...lineOf('minutesToReply', weeks, unit),
          label: t('First reply'),
          color: palette?.warning.main,
          shape: 'square',
          labelMarkType: SquareMark,
        },
        {
          ...lineOf('minutesToContact', weeks, unit),
          label: t('First contact'),
          color: palette?.success.main,
          shape: 'diamond',
          labelMarkType: DiamondMark,
        },
      ]}
      xAxis={[weekAxis(weeks, 'point')]}
      yAxis={[{ min: 0, width: 52, label: unit.name }]}
      slotProps={{ legend: { sx: { [`& .${labelMarkClasses.root}`]: { width: 36, height: 14 } } } }}
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

function CircleMark(props: MarkProps) {
  return <Mark {...props} shape="M 16 4 A 3 3 0 1 1 10 4 A 3 3 0 1 1 16 4 Z" />;
}

function SquareMark(props: MarkProps) {
  return <Mark {...props} dashes={DOTS} shape="M 10 1 H 16 V 7 H 10 Z" />;
}

function DiamondMark(props: MarkProps) {
  return <Mark {...props} dashes={DASHES} shape="M 13 0 L 16 4 L 13 8 L 10 4 Z" />;
}

/** The line and its marks, as in the chart. */
function Mark({ className, color, dashes, shape }: MarkProps & { dashes?: string; shape: string }) {
  const paper = useTheme().vars?.palette.background.paper;
  return (
    <svg viewBox="0 -1 26 10" className={className} aria-hidden="true">
      <path d="M 1 4 H 25" stroke={color} strokeWidth="1.5" strokeDasharray={dashes} />
      <path d={shape} stroke={color} strokeWidth="1.5" fill={paper} />
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
