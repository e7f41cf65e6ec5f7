import Box from '@mui/material/Box';
import { useEffect, useState } from 'react';
import type { CaptureProgress } from './capture-messages.ts';

/** As many as fit a narrow phone; at 16 levels a second the last three seconds. */
const BARS = 48;
const QUIET: readonly number[] = new Array(BARS).fill(0);

/** The sound of the last seconds as bars that move past. A picture only: screen readers hear the status instead. */
export function LevelMeter({ progress }: { progress: CaptureProgress }) {
  const [levels, setLevels] = useState(QUIET);
  useEffect(() => {
    setLevels((earlier) => [...earlier.slice(1), progress.level]);
  }, [progress]);
  return (
    <Box aria-hidden sx={METER}>
      {levels.map((level, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the bars stand still, their heights change
        <span key={place} style={{ transform: `scaleY(${Math.max(0.06, level)})` }} />
      ))}
    </Box>
  );
}

const METER = {
  display: 'flex',
  alignItems: 'stretch',
  gap: '3px',
  height: 56,
  '& span': { flex: 1, borderRadius: '2px', bgcolor: 'primary.main' },
  // Without motion only the present level shows.
  '@media (prefers-reduced-motion: reduce)': { '& span:not(:last-of-type)': { visibility: 'hidden' } },
};
