import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  differencesBetween,
  differencesFrom,
  PRESET_FIELDS,
  type PresetSettings,
  partsOf,
  settingValue,
  withChoice,
} from './preset-differences.ts';
import { PRESET_CHOICES } from './presets.ts';
import { PRESETS } from './set-up.ts';
import { CHOSEN_SETTINGS, SETTINGS } from './settings.ts';

const DEFAULTS: PresetSettings = {
  screens: SETTINGS.screens.parse({}),
  privacy: SETTINGS.privacy.parse({}),
  wall: SETTINGS.wall.parse({}),
  reminders: SETTINGS.reminders.parse({}),
  safety: SETTINGS.safety.parse({}),
  prayer_sessions: SETTINGS.prayer_sessions.parse({}),
  requesters: SETTINGS.requesters.parse({}),
  replies: SETTINGS.replies.parse({}),
  intake: SETTINGS.intake.parse({}),
};

const anyPreset = fc.constantFrom(...PRESETS);
const anyFields = fc.subarray([...PRESET_FIELDS]);

it('PRESET_FIELDS lists every setting that a preset decides exactly once', () => {
  const decided = Object.entries(PRESET_CHOICES.small).flatMap(([part, fields]) =>
    Object.keys(fields).map((field) => `${part}.${field}`),
  );
  expect([...PRESET_FIELDS].sort()).toEqual(decided.sort());
});

it('only the large preset asks for gender', () => {
  expect(PRESETS.filter((preset) => PRESET_CHOICES[preset].requesters.asks_gender)).toEqual(['large']);
});

it('the small preset disables circles, daily content and insights, and the large one enables them', () => {
  expect(PRESET_CHOICES.small.screens).toEqual({
    prayer_circles: false,
    daily_content: false,
    insights: false,
  });
  expect(Object.values(PRESET_CHOICES.large.screens)).toEqual([true, true, true]);
});

describe.each(PRESETS)('the preset %s', (preset) => {
  const applied = withChoice(DEFAULTS, PRESET_CHOICES[preset], PRESET_FIELDS);

  it('consists of settings that leadership could choose', () => {
    for (const part of partsOf(PRESET_FIELDS)) {
      expect(CHOSEN_SETTINGS[part].safeParse(applied[part]).error).toBeUndefined();
    }
  });

  it('leaves no difference once applied, and does not change other settings', () => {
    expect(differencesFrom(preset, applied)).toEqual([]);
    expect(applied.privacy.retention_days).toBe(DEFAULTS.privacy.retention_days);
    expect(applied.replies.templates).toBe(DEFAULTS.replies.templates);
  });

  it('does not decide when requests are unassigned', () => {
    const reminders = { ...DEFAULTS.reminders, return_away_after_hours: 8, return_idle_after_hours: 0 };
    const chosen = withChoice({ ...DEFAULTS, reminders }, PRESET_CHOICES[preset], PRESET_FIELDS);
    expect(chosen.reminders).toMatchObject({ return_away_after_hours: 8, return_idle_after_hours: 0 });
  });
});

it('withChoice applies only the named settings', () => {
  fc.assert(
    fc.property(anyPreset, anyPreset, anyFields, (from, to, fields) => {
      const before = withChoice(DEFAULTS, PRESET_CHOICES[from], PRESET_FIELDS);
      const after = withChoice(before, PRESET_CHOICES[to], fields);
      for (const field of PRESET_FIELDS) {
        const source = fields.includes(field) ? PRESET_CHOICES[to] : PRESET_CHOICES[from];
        expect(settingValue(after, field)).toBe(settingValue(source, field));
      }
    }),
  );
});

it('an applied preset is undone by the earlier settings', () => {
  fc.assert(
    fc.property(anyPreset, (preset) => {
      const fields = differencesBetween(PRESET_CHOICES[preset], DEFAULTS);
      const applied = withChoice(DEFAULTS, PRESET_CHOICES[preset], fields);
      expect(withChoice(applied, DEFAULTS, fields)).toEqual(DEFAULTS);
    }),
  );
});
