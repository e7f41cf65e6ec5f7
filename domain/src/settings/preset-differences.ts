import { PRESET_CHOICES, type PresetChoice, type PresetPart } from './presets.ts';
import type { Preset } from './set-up.ts';
import type { Settings } from './settings.ts';

/** The stored settings documents that presets affect. */
export type PresetSettings = Pick<Settings, PresetPart>;

/** A setting that presets decide, as its document and its field. */
export type PresetField = {
  [Part in PresetPart]: `${Part}.${keyof PresetChoice[Part] & string}`;
}[PresetPart];

/** Every setting that presets decide, in screen order. */
export const PRESET_FIELDS = [
  'screens.prayer_circles',
  'screens.daily_content',
  'screens.insights',
  'privacy.confidential_visible_to',
  'wall.approval',
  'wall.reports_to_hide',
  'reminders.by_urgency',
  'reminders.suggests_assignee',
  'reminders.team_may_claim',
  'safety.watches_for_need',
  'safety.asks_consent',
  'prayer_sessions.on_wall',
  'prayer_sessions.for_team',
  'requesters.status_pages',
  'requesters.prayer_notices',
  'requesters.asks_gender',
  'replies.reviewed_by_leadership',
  'intake.by_phone',
  'intake.in_kiosk',
  'intake.on_poster',
  'intake.in_frames',
] as const satisfies readonly PresetField[];

/** Returns a setting's value, from stored settings or from a preset. */
export function settingValue(settings: PresetChoice, id: PresetField): unknown {
  return flatten(settings).get(id);
}

export function differencesFrom(preset: Preset, settings: PresetSettings): PresetField[] {
  return differencesBetween(PRESET_CHOICES[preset], settings);
}

export function differencesBetween(one: PresetChoice, other: PresetChoice): PresetField[] {
  const [ones, others] = [flatten(one), flatten(other)];
  return PRESET_FIELDS.filter((id) => ones.get(id) !== others.get(id));
}

/** Returns the settings with the given fields replaced by those of a choice. */
export function withChoice(
  settings: PresetSettings,
  choice: PresetChoice,
  fields: readonly PresetField[],
): PresetSettings {
  const result = { ...settings };
  function merge<Part extends PresetPart>(part: Part): void {
    result[part] = { ...settings[part], ...picked(part, choice[part], fields) };
  }
  PRESET_PARTS.forEach(merge);
  return result;
}

/** Returns the settings documents that contain these fields. */
export function partsOf(fields: readonly PresetField[]): PresetPart[] {
  return PRESET_PARTS.filter((part) => fields.some((field) => field.startsWith(`${part}.`)));
}

/** Returns the names of those fields that belong to this settings document. */
export function fieldsOf(part: PresetPart, fields: readonly PresetField[]): string[] {
  const prefix = `${part}.`;
  return fields.filter((field) => field.startsWith(prefix)).map((field) => field.slice(prefix.length));
}

const PRESET_PARTS = [
  'screens',
  'privacy',
  'wall',
  'reminders',
  'safety',
  'prayer_sessions',
  'requesters',
  'replies',
  'intake',
] as const satisfies readonly PresetPart[];

function picked<Values extends object>(
  part: PresetPart,
  values: Values,
  fields: readonly string[],
): Partial<Values> {
  const result: Partial<Values> = {};
  for (const name in values) {
    if (fields.includes(`${part}.${name}`)) {
      result[name] = values[name];
    }
  }
  return result;
}

function flatten(settings: PresetChoice): Map<string, unknown> {
  return new Map(
    Object.entries(settings).flatMap(([part, values]) =>
      Object.entries(values).map(([name, value]) => [`${part}.${name}`, value] as const),
    ),
  );
}
