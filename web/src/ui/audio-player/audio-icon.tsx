import { styled } from '@mui/material/styles';

const Drawing = styled('svg')({ width: 24, height: 24, fill: 'currentColor', flexShrink: 0 });

/** An icon on a button of a player or recorder. The button's name says what it does. */
export function AudioIcon({ path, size }: { path: string; size?: number }) {
  return (
    <Drawing viewBox="0 0 24 24" aria-hidden="true" style={{ width: size, height: size }}>
      <path d={path} />
    </Drawing>
  );
}

export const PLAY =
  'M8 6.82v10.36c0 .79.87 1.27 1.54.84l8.14-5.18c.62-.39.62-1.29 0-1.69L9.54 5.98C8.87 5.55 8 6.03 8 6.82z';
export const PAUSE =
  'M8 19c1.1 0 2-.9 2-2V7c0-1.1-.9-2-2-2s-2 .9-2 2v10c0 1.1.9 2 2 2zm6-12v10c0 1.1.9 2 2 2s2-.9 2-2V7c0-1.1-.9-2-2-2s-2 .9-2 2z';
export const STOP = 'M8 6h8c1.1 0 2 .9 2 2v8c0 1.1-.9 2-2 2H8c-1.1 0-2-.9-2-2V8c0-1.1.9-2 2-2z';
