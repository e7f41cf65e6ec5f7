import { styled } from '@mui/material/styles';

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
export function LevelMeter({ levels }: { levels: readonly number[] }) {
  return (
    <Meter aria-hidden>
      {levels.map((level, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the bars stay in place, their heights change
        <span key={index} style={{ transform: `scaleY(${Math.max(0.06, level)})` }} />
      ))}
    </Meter>
  );
}
