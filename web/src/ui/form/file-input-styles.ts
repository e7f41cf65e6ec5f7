import type { CSSObject, Theme } from '@mui/material/styles';
import { inputStyles } from './input-styles.ts';

export function fileInputStyles({ theme }: { theme: Theme }): CSSObject {
  return {
    ...inputStyles({ theme }),
    '&::file-selector-button': {
      font: 'inherit',
      fontWeight: 600,
      marginInlineEnd: 12,
      padding: '4px 14px',
      color: theme.vars?.palette.primary.main,
      background: 'transparent',
      border: '1px solid currentColor',
      borderRadius: 999,
      cursor: 'pointer',
    },
  };
}
