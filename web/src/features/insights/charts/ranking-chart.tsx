import { useTheme } from '@mui/material/styles';
import { BarChart } from '@mui/x-charts/BarChart';
import type { Ranked } from '../figures/figure-table.ts';
import { numberText } from '../figures/figure-texts.ts';
import { CHART } from './week-axis.ts';

const ROW_PX = 40;
const FRAME_PX = 24;
const NAMES_PX = 124;

/** Leaves room for the number at the end of the longest bar. */
const HEADROOM = 1.25;

/** One bar per row, with its name before it and its number after it. */
export function RankingChart({ rows }: { rows: readonly Ranked[] }) {
  const theme = useTheme();
  const counts = rows.map(({ count }) => count);
  return (
    <BarChart
      {...CHART}
      grid={{}}
      height={rows.length * ROW_PX + FRAME_PX}
      layout="horizontal"
      borderRadius={4}
      hideLegend
      series={[
        {
          data: counts,
          color: theme.vars?.palette.primary.main,
          barLabel: ({ value }) => (value === null ? null : numberText(value)),
          barLabelPlacement: 'outside',
        },
      ]}
      yAxis={[
        {
          scaleType: 'band',
          // Two rows may have the same name.
          data: [...rows.keys()],
          valueFormatter: (row: number) => rows[row]?.name ?? '',
          width: NAMES_PX,
          disableLine: true,
          disableTicks: true,
        },
      ]}
      xAxis={[{ min: 0, max: Math.max(1, ...counts) * HEADROOM, position: 'none' }]}
    />
  );
}
