import { styled } from '@mui/material/styles';
import { useEffect, useState } from 'react';
import type { CaptureProgress } from './capture-messages.ts';

/** As many as fit on a narrow phone. At 16 levels per second, they show the last three seconds. */
const BARS = 48;
const QUIET: readonly number[] = new Array(BARS).fill(0);

const Meter = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'stretch',
  gap: 3,
  height: 56,
  '& span': { flex: 1, borderRadius: 2, background: theme.vars?.palette.primary.main },
  // With reduced motion, only the current level is visible.
  '@media (prefers-reduced-motion: reduce)': { '& span:not(:last-of-type)': { visibility: 'hidden' } },
}));

/** The level of the last seconds as moving bars. Purely visual, because screen readers read the status instead. */
export function LevelMeter({ progress }: { progress: CaptureProgress }) {
  const [levels, setLevels] = useState(QUIET);
  useEffect(() => {
    setLevels((earlier) => [...earlier.slice(1), progress.level]);
  }, [progress]);
  return (
    <Meter aria-hidden>
      {levels.map((level, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the bars stay in place, their heights change
        <span key={index} style={{ transform: `scaleY(${Math.max(0.06, level)})` }} />
      ))}
    </Meter>
  );
}
