import { styled } from '@mui/material/styles';

const Flame = styled('svg')({
  width: '1.125rem',
  height: '1.125rem',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.6,
  strokeLinejoin: 'round',
  '&[data-lit="true"]': { fill: 'currentColor' },
});

/** The flame of the product's candle, lit once the user has prayed. An emoji would look different, or be missing, on each system. */
export function FlameIcon({ isLit }: { isLit: boolean }) {
  return (
    <Flame viewBox="7 5 18 20" aria-hidden="true" data-lit={isLit}>
      <path d="M17 5.5c.6 3.6 5.5 6.2 5.5 11.6a6.5 6.5 0 0 1-13 0c0-2.9 1.4-4.6 2.6-6.4.4 1.5 1.1 2.4 2.2 2.9-.2-3 .7-6 2.7-8.1z" />
    </Flame>
  );
}
