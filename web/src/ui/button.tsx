import { styled, type Theme } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import { BUTTON_SHAPE } from './button-shape.ts';

type Look = 'filled' | 'outlined' | 'text';

/**
 * Styles of the buttons on the screens that visitors open first. They look like the theme's MUI buttons, without the
 * 8 kB for ripple and spinner.
 */
function buttonStyles({ theme, look = 'filled' }: { theme: Theme; look?: Look }) {
  const palette = theme.vars?.palette;
  return {
    ...theme.typography.button,
    ...BUTTON_SHAPE,
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    border: '1px solid transparent',
    textDecoration: 'none',
    cursor: 'pointer',
    transition: 'background-color 150ms, border-color 150ms',
    '&[aria-disabled="true"]': { opacity: 0.6, cursor: 'progress' },
    '&:disabled': { opacity: 0.6, cursor: 'default' },
    ...(look === 'filled' && {
      background: palette?.primary.main,
      color: palette?.primary.contrastText,
      '&:hover': { background: palette?.primary.dark },
    }),
    ...(look !== 'filled' && {
      background: 'transparent',
      color: palette?.primary.main,
      '&:hover': { background: `color-mix(in srgb, ${palette?.primary.main} 10%, transparent)` },
    }),
    ...(look === 'outlined' && { borderColor: 'currentColor' }),
  } as const;
}

const withoutLook = { shouldForwardProp: (prop: PropertyKey) => prop !== 'look' };

export const Button = styled('button', withoutLook)<{ look?: Look }>(buttonStyles);

export const ButtonLink = styled(Link, withoutLook)<{ look?: Look }>(buttonStyles);

/** Opens another screen by reloading the whole app. */
export const ButtonAnchor = styled('a', withoutLook)<{ look?: Look }>(buttonStyles);
