import { createContext, use, useCallback, useEffect, useRef, useState } from 'react';

/** Saves as much of one part as possible. Resolves to true if nothing is left unsaved. */
type SavePart = () => Promise<boolean>;

/**
 * Reports to the settings page that one of its parts has unsaved changes, with a function that saves them. The function
 * is null once there are none.
 */
export const UnsavedContext = createContext<(part: string, save: SavePart | null) => void>(() => {});

interface UnsavedParts {
  hasUnsaved: boolean;
  reportUnsaved: (part: string, save: SavePart | null) => void;
  /** Saves as much as possible. Resolves to true if nothing is left unsaved. */
  saveAll: SavePart;
}

export function useUnsavedParts(): UnsavedParts {
  const parts = useRef(new Map<string, SavePart>());
  const [hasUnsaved, setHasUnsaved] = useState(false);
  const reportUnsaved = useCallback((part: string, save: SavePart | null) => {
    if (save === null) {
      parts.current.delete(part);
    } else {
      parts.current.set(part, save);
    }
    setHasUnsaved(parts.current.size > 0);
  }, []);
  async function saveParts(): Promise<boolean> {
    const saved = await Promise.all([...parts.current.values()].map((save) => save()));
    return saved.every(Boolean);
  }
  // The second turn saves what was typed during the first, which waits for a logo.
  const saveAll = async () => (await saveParts()) && saveParts();
  return { hasUnsaved, reportUnsaved, saveAll };
}

/** Reports to the settings page whether a part has unsaved changes. */
export function useReportUnsaved(part: string, isUnsaved: boolean, save: SavePart): void {
  const reportUnsaved = use(UnsavedContext);
  const latest = useRef(save);
  useEffect(() => {
    latest.current = save;
  });
  useEffect(
    () => reportUnsaved(part, isUnsaved ? () => latest.current() : null),
    [reportUnsaved, part, isUnsaved],
  );
}
