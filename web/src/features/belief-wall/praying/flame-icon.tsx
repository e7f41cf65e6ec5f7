import { styled } from '@mui/material/styles';

const Flame = styled('svg')({
  width: 18,
  height: 18,
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.6,
  strokeLinejoin: 'round',
  '&[data-lit="true"]': { fill: 'currentColor' },
});

/** The flame of the product's candle; lit once somebody prayed. An emoji would look other, or missing, on each system. */
export function FlameIcon({ isLit }: { isLit: boolean }) {
  return (
    <Flame viewBox="7 5 18 20" aria-hidden="true" data-lit={isLit}>
      <path d="M16 6.5c4 4.8 6 8.2 6 11.6a6 6 0 0 1-12 0c0-3.4 2-6.8 6-11.6z" />
    </Flame>
  );
}
