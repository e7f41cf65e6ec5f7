import type { Settings, SettingsName } from '@prayer-community/domain/settings/settings';
import { useState } from 'react';
import { showToast } from '../../ui/toast/toast.ts';
import { saveSettings } from './save-settings.ts';
import { SETTINGS_TOASTS } from './settings-toasts.ts';

interface Saving<Name extends SettingsName> {
  isUnderway: boolean;
  /** Saves, and says how it went. */
  save: (settings: Settings[Name]) => Promise<void>;
}

/** Saves one part of the settings, one save at a time. */
export function useSaving<Name extends SettingsName>(name: Name): Saving<Name> {
  const [isUnderway, setIsUnderway] = useState(false);

  async function save(settings: Settings[Name]): Promise<void> {
    setIsUnderway(true);
    try {
      await saveSettings(name, settings);
      await showToast(SETTINGS_TOASTS.saved);
    } catch (error) {
      console.error(`The settings of ${name} were not saved`, error);
      await showToast(SETTINGS_TOASTS.notSaved);
    } finally {
      setIsUnderway(false);
    }
  }

  return {
    isUnderway,
    save: async (settings) => {
      if (!isUnderway) {
        await save(settings);
      }
    },
  };
}
