import { styled } from '@mui/material/styles';

const Drawing = styled('svg')({
  width: 20,
  height: 20,
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
});

export function SearchIcon() {
  return (
    <Drawing viewBox="0 0 20 20" aria-hidden="true">
      <circle cx="8.5" cy="8.5" r="5.5" />
      <path d="M12.7 12.7L17 17" />
    </Drawing>
  );
}

export function CloseIcon() {
  return (
    <Drawing viewBox="0 0 20 20" aria-hidden="true">
      <path d="M5 5l10 10M15 5L5 15" />
    </Drawing>
  );
}
