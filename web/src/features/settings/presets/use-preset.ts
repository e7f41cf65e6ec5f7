import {
  differencesBetween,
  type PresetField,
  type PresetSettings,
  withChoice,
} from '@prayer-community/domain/settings/preset-differences';
import { PRESET_CHOICES, type PresetChoice } from '@prayer-community/domain/settings/presets';
import type { Preset, SetUpSettings } from '@prayer-community/domain/settings/set-up';
import { useEffect, useRef } from 'react';
import { showToast } from '../../../ui/toast/toast.ts';
import { undoOffer } from '../../../ui/toast/undo-offer.ts';
import { SETTINGS_TOASTS } from '../settings-toasts.ts';
import { savePreset } from './save-preset.ts';

interface PresetActions {
  /** Selects the community's preset, and applies all settings that it decides. */
  choose: (preset: Preset) => Promise<void>;
  /** Resets the given settings to the preset. */
  bringBack: (fields: readonly PresetField[]) => Promise<void>;
}

interface Undoable {
  before: { settings: PresetSettings; setUp: SetUpSettings };
  fields: readonly PresetField[];
}

/** Returns the actions for presets. The toast undoes all changes since it opened, as arrow keys pass several presets. */
export function usePreset(settings: PresetSettings, setUp: SetUpSettings): PresetActions {
  const undoable = useRef<Undoable | null>(null);
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
      await savePreset(withChoice(latest.current.settings, choice, fields), fields, { preset });
      return true;
    } catch (error) {
      console.error('The preset was not saved', error);
      await showToast(SETTINGS_TOASTS.notSaved);
      return false;
    }
  }

  async function apply(preset: Preset, fields: readonly PresetField[]): Promise<void> {
    const { before, fields: earlier } = undoable.current ?? { before: latest.current, fields: [] };
    const changed = [...new Set([...earlier, ...fields])];
    undoable.current = { before, fields: changed };
    if (!(await store(PRESET_CHOICES[preset], fields, preset))) {
      forgetUndo();
      return;
    }
    const undo = () => {
      forgetUndo();
      void store(before.settings, changed, before.setUp.preset);
    };
    await showToast({
      ...SETTINGS_TOASTS.saved,
      id: 'settings-preset',
      ...undoOffer(undo),
      onClose: forgetUndo,
    });
  }

  function forgetUndo(): void {
    undoable.current = null;
  }

  return {
    choose: (preset) => apply(preset, differencesBetween(PRESET_CHOICES[preset], latest.current.settings)),
    bringBack: (fields) => {
      forgetUndo();
      const { preset } = latest.current.setUp;
      return preset === null ? Promise.resolve() : apply(preset, fields);
    },
  };
}
