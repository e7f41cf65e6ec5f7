import { extendTheme } from '@mui/material/styles';
import { BUTTON_SHAPE } from '../ui/button-shape.ts';

const SERIF = '"Newsreader", "Iowan Old Style", "Palatino Linotype", Georgia, serif';
const SANS =
  'system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", "Noto Sans", "Liberation Sans", sans-serif';

const described = extendTheme({
  colorSchemeSelector: 'media',
  colorSchemes: {
    light: {
      palette: {
        primary: { main: '#553572', dark: '#41265a', light: '#7d5c9c', contrastText: '#ffffff' },
        secondary: { main: '#8f5711', contrastText: '#ffffff' },
        error: { main: '#a8263a' },
        success: { main: '#2d6a45' },
        background: { default: '#faf6f1', paper: '#ffffff' },
        text: { primary: '#2a2133', secondary: '#645a6d' },
        divider: '#e6dde3',
      },
      opacity: { switchTrack: 0.5 },
    },
    dark: {
      palette: {
        primary: { main: '#f2bd62', dark: '#d99f3d', light: '#f8d696', contrastText: '#2b1c06' },
        secondary: { main: '#cbb2e4', contrastText: '#24182f' },
        error: { main: '#ff9aa2' },
        success: { main: '#8ed0a4' },
        background: { default: '#17121f', paper: '#211a2b' },
        text: { primary: '#f1eaf3', secondary: '#b9aec2' },
        divider: '#3b3148',
      },
      opacity: { switchTrack: 0.4 },
    },
  },
  // MUI's own breakpoints, in ems. With large text, a desktop gets the phone layout, which has room for it.
  breakpoints: { unit: 'em', values: { xs: 0, sm: 37.5, md: 56.25, lg: 75, xl: 96 } },
  shape: { borderRadius: 12 },
  focusVisible: { outlineWidth: 3 },
  typography: {
    fontFamily: SANS,
    h1: {
      fontFamily: SERIF,
      fontWeight: 500,
      // With large text on a phone, the width of the screen limits it so that a long word fits.
      fontSize: 'min(clamp(2.1rem, 1.6rem + 2.4vw, 3rem), 13vw)',
      lineHeight: 1.1,
      letterSpacing: '-0.015em',
    },
    h2: {
      fontFamily: SERIF,
      fontWeight: 500,
      fontSize: '1.5rem',
      lineHeight: 1.25,
      letterSpacing: '-0.005em',
    },
    button: { textTransform: 'none', fontWeight: 600, fontSize: '1rem' },
  },
  components: {
    MuiButton: {
      defaultProps: { disableElevation: true },
      styleOverrides: {
        root: { ...BUTTON_SHAPE, '&[aria-disabled="true"]': { opacity: 0.6, cursor: 'progress' } },
        // Forced colors mode draws no backgrounds.
        contained: { '@media (forced-colors: active)': { border: '1px solid ButtonText' } },
      },
    },
    MuiButtonBase: { defaultProps: { disableRipple: true } },
    MuiDialogTitle: {
      styleOverrides: { root: { fontFamily: SERIF, fontWeight: 500, fontSize: '1.5rem', lineHeight: 1.25 } },
    },
  },
});

/**
 * Plum on a warm light background, and warm tones on dark in dark mode. Every pair of colors reaches a contrast of
 * 4.5:1. Its variables are defined in the style sheet of `Appearance`, so other rules do not repeat their values.
 */
export const theme: typeof described = { ...described, vars: described.generateThemeVars() };
