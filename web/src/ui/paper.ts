import type { Theme } from '@mui/material/styles';

export function paper({ vars }: Theme) {
  return {
    background: vars?.palette.background.paper,
    border: `1px solid ${vars?.palette.divider}`,
    borderRadius: 20,
  } as const;
}

/** The green colors of an answered prayer, for use with `paper`. */
export function answeredPaper({ vars }: Theme) {
  const green = vars?.palette.success.main;
  return {
    background: `color-mix(in srgb, ${green} 14%, ${vars?.palette.background.paper})`,
    borderColor: `color-mix(in srgb, ${green} 55%, transparent)`,
  } as const;
}
