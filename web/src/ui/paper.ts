import type { Theme } from '@mui/material/styles';

/** A sheet of its own on the ground of the screen. */
export function paper({ vars }: Theme) {
  return {
    background: vars?.palette.background.paper,
    border: `1px solid ${vars?.palette.divider}`,
    borderRadius: 20,
  } as const;
}
