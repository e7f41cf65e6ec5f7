import { styled } from '@mui/material/styles';

/** Background, text, and dot colors. Every text color reaches 4.5:1 on its background. */
const TONES = {
  red: { light: ['#fde5e5', '#8c1d2b', '#cf3346'], dark: ['#481b23', '#ffbcc2', '#ff6b78'] },
  yellow: { light: ['#fbeec4', '#664600', '#d39a00'], dark: ['#433507', '#f7dc85', '#eebf2d'] },
  blue: { light: ['#e0ebfb', '#1d4a86', '#2f74d0'], dark: ['#1a3154', '#b9d6ff', '#6aa6ff'] },
  green: { light: ['#ddf1e1', '#1f5a34', '#35955a'], dark: ['#153b27', '#aae5bd', '#58c982'] },
  grey: { light: ['#ebe7ed', '#4d4654', '#857c8d'], dark: ['#38333f', '#d6cfdc', '#9a919f'] },
} as const;

export type Tone = keyof typeof TONES;

/** A short label. Its text carries the meaning, and its color supports it. */
export const Badge = styled('span', { shouldForwardProp: (prop) => prop !== 'tone' })<{ tone: Tone }>(
  ({ theme, tone }) => {
    const [background, color, dot] = TONES[tone].light;
    const [darkBackground, darkColor, darkDot] = TONES[tone].dark;
    return {
      display: 'inline-flex',
      alignItems: 'center',
      gap: 7,
      padding: '2px 10px 2px 8px',
      // Forced colors mode draws the border instead of the background.
      border: '1px solid transparent',
      borderRadius: 999,
      fontSize: '0.8125rem',
      fontWeight: 600,
      lineHeight: 1.4,
      overflowWrap: 'anywhere',
      color,
      background,
      '&::before': { content: '""', flex: 'none', width: 8, height: 8, borderRadius: '50%', background: dot },
      ...theme.applyStyles('dark', {
        color: darkColor,
        background: darkBackground,
        '&::before': { background: darkDot },
      }),
    };
  },
);
