import type { CSSObject, Theme } from '@mui/material/styles';

/** The styles of every text input. A font size of 16 px keeps phones from zooming in. */
export function inputStyles({ theme }: { theme: Theme }): CSSObject {
  const palette = theme.vars?.palette;
  return {
    display: 'block',
    width: '100%',
    padding: '12px 14px',
    font: 'inherit',
    fontSize: '1rem',
    color: palette?.text.primary,
    background: palette?.background.default,
    border: `1px solid color-mix(in srgb, ${palette?.text.secondary} 70%, transparent)`,
    borderRadius: theme.shape.borderRadius,
    '&:hover': { borderColor: palette?.text.primary },
    '&:focus-visible': { outlineOffset: -1, borderColor: 'transparent' },
    '&[aria-invalid="true"]': { borderColor: palette?.error.main, borderWidth: 2, padding: '11px 13px' },
  };
}
