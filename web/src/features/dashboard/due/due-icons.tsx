import { styled } from '@mui/material/styles';

const Drawing = styled('svg')({
  flex: 'none',
  width: 15,
  height: 15,
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.75,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});

export function ClockIcon() {
  return (
    <Drawing viewBox="0 0 16 16" aria-hidden="true">
      <circle cx="8" cy="8" r="6.25" />
      <path d="M8 4.5V8l2.4 1.6" />
    </Drawing>
  );
}

export function LateIcon() {
  return (
    <Drawing viewBox="0 0 16 16" aria-hidden="true">
      <path d="M8 2 14.5 13.5h-13L8 2Z" />
      <path d="M8 6.5v3M8 11.5v.01" />
    </Drawing>
  );
}
