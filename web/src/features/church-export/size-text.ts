import { activeLocale } from '@prayer-community/i18n/text';

const UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;
const STEP = 1000;

/** Returns a human-readable size, such as `12 MB`. */
export function sizeText(bytes: number): string {
  const step = Math.min(UNITS.length - 1, Math.max(0, Math.floor(Math.log10(Math.max(bytes, 1)) / 3)));
  const size = bytes / STEP ** step;
  return size.toLocaleString(activeLocale(), {
    style: 'unit',
    unit: UNITS[step],
    unitDisplay: 'short',
    maximumFractionDigits: size < 10 ? 1 : 0,
  });
}
