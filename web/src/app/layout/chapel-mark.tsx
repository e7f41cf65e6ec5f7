import { styled } from '@mui/material/styles';

const Mark = styled('svg')(({ theme }) => ({
  width: 30,
  height: 30,
  '& .window': { fill: '#553572' },
  '& .flame': { fill: '#f2bd62' },
  '& .candle': { fill: '#f6ead6' },
  '@media (prefers-color-scheme: dark)': { '& .window': { fill: theme.vars?.palette.divider } },
}));

/** A candle in a chapel window: the product's mark. */
export function ChapelMark() {
  return (
    <Mark viewBox="0 0 32 32" aria-hidden="true">
      <path className="window" d="M4 32V16a12 12 0 0 1 24 0v16z" />
      <path
        className="flame"
        d="M16 8c3.6 4.4 5.4 7.4 5.4 10.4a5.4 5.4 0 0 1-10.8 0C10.6 15.4 12.4 12.4 16 8z"
      />
      <path className="candle" d="M14.5 26h3v6h-3z" />
    </Mark>
  );
}
