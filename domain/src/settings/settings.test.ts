import { describe, expect, it } from 'vitest';
import {
  CHOSEN_SETTINGS,
  opensConfidential,
  privacySettingsSchema,
  SETTINGS,
  shortensRetention,
} from './settings.ts';

describe('default settings', () => {
  it('are those of a community that has stored none', () => {
    expect(SETTINGS.wall.parse({})).toEqual({ approval: 'at_once', reports_to_hide: 3 });
    expect(SETTINGS.privacy.parse({})).toEqual({
      confidential_visible_to: 'team',
      retention_days: 0,
      session_hours: 12,
    });
    expect(SETTINGS.reminders.parse({})).toEqual({
      unassigned_after_hours: 12,
      by_urgency: false,
      hours_by_urgency: { high: 1, medium: 4, low: 12 },
      escalate_after_reminders: 2,
      quiet_hours: null,
      time_zone: 'UTC',
      suggests_assignee: true,
      team_may_claim: false,
      return_away_after_hours: 0,
      return_idle_after_hours: 0,
    });
  });

  it.each(['wall', 'privacy', 'reminders'] as const)('could be chosen by leadership: %s', (name) => {
    expect(CHOSEN_SETTINGS[name].safeParse(SETTINGS[name].parse({})).success).toBe(true);
  });
});

it.each([0.5, -1, 3651, Number.NaN])(
  'a retention of %s days is rejected with a message that states the bounds',
  (retention_days) => {
    const chosen = CHOSEN_SETTINGS.privacy.safeParse({
      ...SETTINGS.privacy.parse({}),
      retention_days,
    });
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
])('a change from %i to %i days shortens the retention: %s', (before, after, isShorter) => {
  const retention = (retention_days: number) => privacySettingsSchema.parse({ retention_days });
  expect(shortensRetention(retention(before), retention(after))).toBe(isShorter);
});

it.each([
  ['leadership', 'team', true],
  ['team', 'leadership', false],
  ['team', 'team', false],
  ['leadership', 'leadership', false],
] as const)(
  'a change from %s to %s opens confidential requests to the team: %s',
  (before, after, isOpened) => {
    const readers = (confidential_visible_to: typeof before | typeof after) =>
      privacySettingsSchema.parse({ confidential_visible_to });
    expect(opensConfidential(readers(before), readers(after))).toBe(isOpened);
  },
);

describe('reminder settings', () => {
  const chosen = (changes: object) =>
    CHOSEN_SETTINGS.reminders.safeParse({ ...SETTINGS.reminders.parse({}), ...changes });
  const messages = (changes: object) => chosen(changes).error?.issues.map(({ message }) => message);

  it.each([
    [{ quiet_hours: { from: 22, to: 7 }, time_zone: 'America/Chicago' }],
    [{ by_urgency: true, hours_by_urgency: { high: 1, medium: 1, low: 168 }, escalate_after_reminders: 0 }],
  ])('can be %j', (changes) => {
    expect(chosen(changes).success).toBe(true);
  });

  it.each([
    [{ hours_by_urgency: { high: 0, medium: 4, low: 169 } }, 'Please enter a whole number from 1 to 168.'],
    [{ escalate_after_reminders: 21 }, 'Please enter a whole number from 0 to 20.'],
    [{ quiet_hours: { from: 7, to: 7 } }, 'Quiet hours can’t start and end at the same hour.'],
    [{ quiet_hours: { from: 22, to: 24 } }, 'Please enter a whole number from 0 to 23.'],
    [{ return_idle_after_hours: 721 }, 'Please enter a whole number from 0 to 720.'],
    [{ return_away_after_hours: -1 }, 'Please enter a whole number from 0 to 720.'],
    [{ time_zone: 'Mars/Olympus' }, 'Please choose a time zone.'],
  ])('cannot be %j', (changes, message) => {
    expect(new Set(messages(changes))).toEqual(new Set([message]));
  });

  it('are read with a valid time zone, even if an invalid one was stored', () => {
    expect(SETTINGS.reminders.parse({ time_zone: 'Mars/Olympus' }).time_zone).toBe('UTC');
    expect(SETTINGS.reminders.parse({ time_zone: 'Asia/Tokyo' }).time_zone).toBe('Asia/Tokyo');
  });
});
