import type { SettingsName } from '@prayer-community/domain/settings/settings';
import { createContext, useCallback, useState } from 'react';
import { SETTINGS_SCHEMAS } from '../../firebase/settings/settings-schemas.ts';

const PARTS_COUNT = Object.keys(SETTINGS_SCHEMAS).length;

/** Tells the screen of the settings that one of its parts is known, or will not be. */
export const PanelLoadedContext = createContext<(name: SettingsName) => void>(() => {});

interface LoadedPanels {
  /** True once every part was known: shown one by one, each would push away those below it. */
  areComplete: boolean;
  reportLoaded: (name: SettingsName) => void;
}

/** Which parts of the settings have loaded. */
export function useLoadedPanels(): LoadedPanels {
  const [known, setKnown] = useState<ReadonlySet<SettingsName>>(new Set());
  const reportLoaded = useCallback(
    (name: SettingsName) => setKnown((before) => new Set(before).add(name)),
    [],
  );
  return { areComplete: known.size === PARTS_COUNT, reportLoaded };
}
