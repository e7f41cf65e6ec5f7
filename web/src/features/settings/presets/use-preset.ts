import {
  differencesBetween,
  type PresetField,
  type PresetSettings,
  withChoice,
} from '@prayer-community/domain/settings/preset-differences';
import { PRESET_CHOICES, type PresetChoice } from '@prayer-community/domain/settings/presets';
import type { Preset, SetUpSettings } from '@prayer-community/domain/settings/set-up';
import { t } from '@prayer-community/i18n/text';
import { useEffect, useRef } from 'react';
import { showToast } from '../../../ui/toast/toast.ts';
import { SETTINGS_TOASTS } from '../settings-toasts.ts';
import { savePreset } from './save-preset.ts';

const UNDO_OFFER_MS = 10_000;

interface PresetActions {
  /** Selects the community's preset, and applies all settings that it decides. */
  choose: (preset: Preset) => Promise<void>;
  /** Resets the given settings to the preset. */
  bringBack: (fields: readonly PresetField[]) => Promise<void>;
}

/** Returns the actions for presets. Each can be undone from its toast. */
export function usePreset(settings: PresetSettings, setUp: SetUpSettings): PresetActions {
  const latest = useRef({ settings, setUp });
  useEffect(() => {
    latest.current = { settings, setUp };
  });

  async function store(
    choice: PresetChoice,
    fields: readonly PresetField[],
    preset: Preset | null,
  ): Promise<boolean> {
    try {
      const { settings, setUp } = latest.current;
      await savePreset(withChoice(settings, choice, fields), fields, { ...setUp, preset });
      return true;
    } catch (error) {
      console.error('The preset was not saved', error);
      await showToast(SETTINGS_TOASTS.notSaved);
      return false;
    }
  }

  async function apply(preset: Preset, fields: readonly PresetField[]): Promise<void> {
    const before = latest.current;
    if (await store(PRESET_CHOICES[preset], fields, preset)) {
      const undo = () => void store(before.settings, fields, before.setUp.preset);
      await showToast({
        ...SETTINGS_TOASTS.saved,
        id: 'settings-preset',
        action: { label: t('Undo'), onPress: undo },
        durationMs: UNDO_OFFER_MS,
      });
    }
  }

  return {
    choose: (preset) => apply(preset, differencesBetween(PRESET_CHOICES[preset], latest.current.settings)),
    bringBack: (fields) => {
      const { preset } = latest.current.setUp;
      return preset === null ? Promise.resolve() : apply(preset, fields);
    },
  };
}
