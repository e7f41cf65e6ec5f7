/** The accent in one color scheme: of links and buttons, of hovered buttons, and of text on either. */
export interface AccentColors {
  main: string;
  hover: string;
  onAccent: string;
  /** Red, green and blue of the accent, as in `rgb(85 53 114)`. */
  channels: string;
}

/** https://www.w3.org/TR/WCAG22/#contrast-minimum */
export const MIN_CONTRAST = 4.5;

/** The backgrounds of accents in each scheme: the page, paper, the brightest part of the page, notices, and answered cards. */
export const BACKGROUNDS = {
  light: ['#ffffff', '#faf6f1', '#f8e7cc', '#e2eae5'],
  dark: ['#17121f', '#211a2b', '#332828', '#604b3b', '#30333c'],
} as const;

/** The share of the accent in the background of a prayed button. A hovered button has less. */
export const TINT = 0.12;

const WHITE = '#ffffff';
const BLACK = '#000000';
const INK = '#1b1022';
const STEP = 0.02;
const HOVER_STEP = 0.2;

/**
 * Returns the accents that are closest to a color and still readable, as text on every background of their scheme and
 * behind the text of a button.
 * @param color `#rrggbb`
 */
export function accentColors(color: string): Record<'light' | 'dark', AccentColors> {
  const day = mixedUntil(color, BLACK, (each) =>
    isReadableOn(
      each,
      BACKGROUNDS.light.map((background) => mixed(background, each, TINT)),
    ),
  );
  // Notices are much brighter than the other dark backgrounds, so on these the accent is also readable when tinted.
  const night = mixedUntil(color, WHITE, (each) => isReadableOn(each, [...BACKGROUNDS.dark, INK]));
  return {
    light: {
      main: day,
      hover: mixed(day, BLACK, HOVER_STEP),
      onAccent: WHITE,
      channels: channelsOf(day).join(' '),
    },
    dark: {
      main: night,
      hover: mixed(night, WHITE, HOVER_STEP),
      onAccent: INK,
      channels: channelsOf(night).join(' '),
    },
  };
}

/** Returns the contrast ratio of two colors, from 1 to 21: https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */
export function contrastRatio(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

/** Returns the red, green and blue of `#rrggbb`, each from 0 to 255. */
function channelsOf(color: string): [number, number, number] {
  const bits = Number.parseInt(color.slice(1), 16);
  return [(bits >> 16) & 255, (bits >> 8) & 255, bits & 255];
}

function isReadableOn(color: string, backgrounds: readonly string[]): boolean {
  return backgrounds.every((background) => contrastRatio(color, background) >= MIN_CONTRAST);
}

function mixedUntil(color: string, end: string, isDone: (color: string) => boolean): string {
  for (let share = 0; share < 1; share += STEP) {
    const candidate = mixed(color, end, share);
    if (isDone(candidate)) {
      return candidate;
    }
  }
  return end;
}

/** Returns a color mixed with a share of another, from 0 to 1. */
export function mixed(color: string, other: string, share: number): string {
  const others = channelsOf(other);
  const channels = channelsOf(color).map((channel, index) =>
    Math.round(channel * (1 - share) + (others[index] ?? 0) * share),
  );
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

/** https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
function luminance(color: string): number {
  const [red, green, blue] = channelsOf(color);
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

function linear(channel: number): number {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}
