import type { Settings, SettingsName } from '@prayer-community/domain/settings/settings';
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

/** Tells the screen whether the form of one part says something else than what is stored. */
export function useReportUnsaved<Name extends SettingsName>(
  name: Name,
  chosen: Settings[Name],
  stored: Settings[Name],
): void {
  const tellUnsaved = use(UnsavedContext);
  const isUnsaved = !isSame(chosen, stored);
  useEffect(() => tellUnsaved(name, isUnsaved), [tellUnsaved, name, isUnsaved]);
}

function isSame(one: unknown, other: unknown): boolean {
  if (!isComposite(one) || !isComposite(other)) {
    return Object.is(one, other);
  }
  const others = new Map(Object.entries(other));
  const parts = Object.entries(one);
  return parts.length === others.size && parts.every(([name, part]) => isSame(part, others.get(name)));
}

function isComposite(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
