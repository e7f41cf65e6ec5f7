import type { SettingsName } from '@prayer-community/domain/settings/settings';
import { createContext, use, useCallback, useEffect, useState } from 'react';

/** Tells the screen of the settings whether one of its parts was changed and not saved. */
export const UnsavedContext = createContext<(name: SettingsName, isUnsaved: boolean) => void>(() => {});

interface UnsavedParts {
  hasUnsaved: boolean;
  tellUnsaved: (name: SettingsName, isUnsaved: boolean) => void;
}

/** Whether any part of the settings was changed and not saved. */
export function useUnsavedParts(): UnsavedParts {
  const [unsaved, setUnsaved] = useState<ReadonlySet<SettingsName>>(new Set());
  const tellUnsaved = useCallback((name: SettingsName, isUnsaved: boolean) => {
    setUnsaved((before) => {
      const others = [...before].filter((other) => other !== name);
      return new Set(isUnsaved ? [...others, name] : others);
    });
  }, []);
  return { hasUnsaved: unsaved.size > 0, tellUnsaved };
}

/** Tells the screen whether one part holds anything that is not stored. */
export function useReportUnsaved(name: SettingsName, isUnsaved: boolean): void {
  const tellUnsaved = use(UnsavedContext);
  useEffect(() => tellUnsaved(name, isUnsaved), [tellUnsaved, name, isUnsaved]);
}
