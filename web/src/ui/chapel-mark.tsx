import { keyframes, styled } from '@mui/material/styles';

const breathe = keyframes({
  from: { transform: 'scale(0.96, 0.97)' },
  to: { transform: 'scale(1.03, 1.05)' },
});

/** The window's plum would disappear in the dark, so it takes the color of a shaded wall there. */
const Mark = styled('svg')(({ theme }) => ({
  flex: 'none',
  '--window': theme.vars?.palette.primary.main,
  '@media (prefers-color-scheme: dark)': { '--window': theme.vars?.palette.divider },
  '& .window': { fill: 'var(--window)' },
  '& .flame': {
    fill: '#f2bd62',
    transformOrigin: '50% 75%',
    // Stops within five seconds. Longer motion would need a way to stop it (WCAG 2.2.2).
    animation: `${breathe} 1.2s ease-in-out 4 alternate`,
  },
  '& .candle': { fill: '#f6ead6' },
}));

interface ChapelMarkProps {
  sizePx: number;
  /** False if something is missing. The candle is then out. */
  isLit?: boolean;
}

/** The product's mark, a candle in a chapel window. Decorative. */
export function ChapelMark({ sizePx, isLit = true }: ChapelMarkProps) {
  return (
    <Mark viewBox="4 4 24 28" width={(sizePx * 24) / 28} height={sizePx} aria-hidden="true">
      <path className="window" d="M4 32V16a12 12 0 0 1 24 0v16z" />
      {isLit && (
        <path
          className="flame"
          d="M16 8c3.6 4.4 5.4 7.4 5.4 10.4a5.4 5.4 0 0 1-10.8 0C10.6 15.4 12.4 12.4 16 8z"
        />
      )}
      <path className="candle" d="M14.5 26h3v6h-3z" />
    </Mark>
  );
}
