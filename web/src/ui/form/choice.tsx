import { styled } from '@mui/material/styles';
import type { ComponentProps } from 'react';
import { TickIcon } from '../tick-icon.tsx';

/** The input covers its whole label, so that taps, the focus ring, and assistive technology reach the real input. */
const Pill = styled('label')(({ theme }) => {
  const palette = theme.vars?.palette;
  return {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    minHeight: 44,
    padding: '8px 18px',
    borderRadius: 999,
    border: `1px solid color-mix(in srgb, ${palette?.text.secondary} 70%, transparent)`,
    lineHeight: 1.25,
    cursor: 'pointer',
    '&:hover': { borderColor: palette?.text.primary },
    '&:has(:checked)': {
      color: palette?.primary.main,
      borderColor: 'currentColor',
      boxShadow: 'inset 0 0 0 1px currentColor',
      background: `color-mix(in srgb, ${palette?.primary.main} 10%, transparent)`,
      // The space for the tick comes from both sides, so a choice keeps its width and its neighbors do not move.
      padding: '8px 10px 8px 26px',
    },
    '&:has(:focus-visible)': { outline: `3px solid ${palette?.primary.main}`, outlineOffset: 2 },
    '&:has(:disabled)': { opacity: 0.55, cursor: 'not-allowed' },
  };
});

const CoveringInput = styled('input')({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'inherit',
});

const Tick = styled(TickIcon)({
  position: 'absolute',
  insetInlineStart: 9,
  display: 'none',
  'input:checked ~ &': { display: 'block' },
});

export function Choice({ label, ...input }: ComponentProps<'input'> & { label: string }) {
  return (
    <Pill>
      <CoveringInput {...input} />
      <Tick />
      {label}
    </Pill>
  );
}
