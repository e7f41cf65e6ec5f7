import CssBaseline from '@mui/material/CssBaseline';
import GlobalStyles from '@mui/material/GlobalStyles';
import { ThemeProvider } from '@mui/system';
import type { ReactNode } from 'react';
import { theme } from './theme.ts';

/** Scroll padding that keeps the sticky header and its banner from covering a focused element (WCAG 2.4.11). */
const HEADER_CLEARANCE = 'calc(96px + var(--banner-clearance, 0px))';

/** A warm glow at the top of the page, weaker in the dark color scheme. */
const GLOW = 'color-mix(in srgb, #f2bd62 var(--glow), transparent)';

const GLOBAL_STYLES = (
  <GlobalStyles
    styles={({ vars }) => ({
      html: { scrollPaddingTop: HEADER_CLEARANCE, accentColor: vars?.palette.primary.main, '--glow': '26%' },
      body: {
        overflowWrap: 'break-word',
        backgroundImage: `radial-gradient(70rem 34rem at 50% -12rem, ${GLOW}, transparent)`,
        backgroundRepeat: 'no-repeat',
      },
      '#root': { minHeight: '100dvh', display: 'flex', flexDirection: 'column' },
      ':focus-visible': { outline: `3px solid ${vars?.palette.primary.main}`, outlineOffset: 2 },
      '[data-community-logo]': {
        flex: 'none',
        boxSizing: 'border-box',
        padding: 2,
        borderRadius: 6,
        objectFit: 'cover',
      },
      'h1:focus-visible': { outline: 'none' },
      '@media (prefers-color-scheme: dark)': {
        html: { '--glow': '13%' },
        '[data-community-logo]': { background: '#fff' },
      },
      '@media (prefers-reduced-motion: reduce)': {
        '*, ::before, ::after': {
          animationDuration: '0.01ms !important',
          // Endless animations would otherwise flicker.
          animationIterationCount: '1 !important',
          // Even a very short duration would make every element step through each color change frame by frame.
          transition: 'none !important',
        },
      },
    })}
  />
);

export function Appearance({ children }: { children: ReactNode }) {
  return (
    // Material UI's own provider also switches between color schemes, which the system does here.
    <ThemeProvider theme={theme}>
      <GlobalStyles styles={theme.generateStyleSheets()} />
      <CssBaseline enableColorScheme />
      {GLOBAL_STYLES}
      {children}
    </ThemeProvider>
  );
}
