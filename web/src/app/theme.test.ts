import { contrastRatio, mixed } from '@prayer-community/domain/settings/accent-colors';
import { assert, expect, it } from 'vitest';
import { theme } from './theme.ts';

/** https://www.w3.org/TR/WCAG22/#non-text-contrast */
const MIN_CONTROL_CONTRAST = 3;

it.each([
  ['light', '#000000'],
  ['dark', '#ffffff'],
] as const)('a switch that is off stands out from every background in %s mode', (scheme, track) => {
  const colors = theme.colorSchemes[scheme];
  assert(colors);
  const { default: page, paper } = colors.palette.background;

  for (const background of [page, paper]) {
    const shown = mixed(background, track, Number(colors.opacity.switchTrack));
    expect(contrastRatio(shown, background)).toBeGreaterThanOrEqual(MIN_CONTROL_CONTRAST);
  }
});
