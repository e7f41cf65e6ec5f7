import { describe, expect, it } from 'vitest';
import { CHOSEN_SETTINGS, keepsRequestsShorter, privacySettingsSchema, SETTINGS } from './settings.ts';

describe('settings that nobody chose', () => {
  it('keep everything as the specification has it', () => {
    expect(SETTINGS.wall.parse({})).toEqual({ approval: 'at_once', reports_to_hide: 3 });
    expect(SETTINGS.privacy.parse({})).toEqual({ confidential_visible_to: 'team', retention_days: 0 });
    expect(SETTINGS.reminders.parse({})).toEqual({ unassigned_after_hours: 12 });
  });

  it.each(['wall', 'privacy', 'reminders'] as const)('are ones that leadership could choose: %s', (name) => {
    expect(CHOSEN_SETTINGS[name].safeParse(SETTINGS[name].parse({})).success).toBe(true);
  });
});

it.each([0.5, -1, 3651, Number.NaN])(
  'a retention of %s days is refused with the bounds',
  (retention_days) => {
    const chosen = CHOSEN_SETTINGS.privacy.safeParse({ confidential_visible_to: 'team', retention_days });
    expect(chosen.error?.issues.map(({ message }) => message)).toEqual([
      'Please enter a whole number from 0 to 3650.',
    ]);
  },
);

it.each([
  [0, 30, true],
  [90, 30, true],
  [30, 90, false],
  [30, 0, false],
  [0, 0, false],
  [30, 30, false],
])('from %i to %i days, requests are kept shorter: %s', (before, after, isShorter) => {
  const kept = (retention_days: number) => privacySettingsSchema.parse({ retention_days });
  expect(keepsRequestsShorter(kept(before), kept(after))).toBe(isShorter);
});
