import type { SettingsName } from '@prayer-community/domain/settings/settings';
import { createContext, useCallback, useState } from 'react';
import { SETTINGS_SCHEMAS } from '../../firebase/settings/settings-schemas.ts';

const PARTS_COUNT = Object.keys(SETTINGS_SCHEMAS).length;

/** Reports to the settings page that one of its parts has loaded or failed to load. */
export const PanelLoadedContext = createContext<(name: SettingsName) => void>(() => {});

interface LoadedPanels {
  /** True once every part has loaded or failed. If shown one by one, each part would push away those below it. */
  areComplete: boolean;
  reportLoaded: (name: SettingsName) => void;
}

export function useLoadedPanels(): LoadedPanels {
  const [known, setKnown] = useState<ReadonlySet<SettingsName>>(new Set());
  const reportLoaded = useCallback(
    (name: SettingsName) => setKnown((before) => new Set(before).add(name)),
    [],
  );
  return { areComplete: known.size === PARTS_COUNT, reportLoaded };
}
