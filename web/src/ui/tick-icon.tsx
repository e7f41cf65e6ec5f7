import { styled } from '@mui/material/styles';
import type { ComponentProps } from 'react';

const Drawing = styled('svg')({
  width: 14,
  height: 14,
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2.5,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});

/** A check mark that conveys what the color does, for those who do not see it. */
export function TickIcon(props: ComponentProps<'svg'>) {
  return (
    <Drawing viewBox="0 0 16 16" aria-hidden="true" {...props}>
      <path d="M3 8.5l3.2 3.2L13 5" />
    </Drawing>
  );
}
