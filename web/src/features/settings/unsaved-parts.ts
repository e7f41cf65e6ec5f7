import { createContext, use, useCallback, useEffect, useRef, useState } from 'react';

/** Saves what can be saved of one part; true where nothing is left. */
type Settle = () => Promise<boolean>;

/** Tells the screen of the settings that one of its parts holds what is not saved, by what saves it; null once it does not. */
export const UnsavedContext = createContext<(part: string, settle: Settle | null) => void>(() => {});

interface UnsavedParts {
  hasUnsaved: boolean;
  tellUnsaved: (part: string, settle: Settle | null) => void;
  /** Saves what can be saved; true where nothing is left. */
  settleAll: Settle;
}

/** Which parts of the settings hold what is not saved. */
export function useUnsavedParts(): UnsavedParts {
  const [unsaved, setUnsaved] = useState<ReadonlyMap<string, Settle>>(new Map());
  const tellUnsaved = useCallback((part: string, settle: Settle | null) => {
    setUnsaved((before) => {
      const others = [...before].filter(([other]) => other !== part);
      return new Map(settle === null ? others : [...others, [part, settle]]);
    });
  }, []);
  async function settleAll(): Promise<boolean> {
    const settled = await Promise.all([...unsaved.values()].map((settle) => settle()));
    return settled.every(Boolean);
  }
  return { hasUnsaved: unsaved.size > 0, tellUnsaved, settleAll };
}

/** Tells the screen whether one part holds anything that is not saved. */
export function useReportUnsaved(part: string, isUnsaved: boolean, settle: Settle): void {
  const tellUnsaved = use(UnsavedContext);
  const latest = useRef(settle);
  useEffect(() => {
    latest.current = settle;
  });
  useEffect(
    () => tellUnsaved(part, isUnsaved ? () => latest.current() : null),
    [tellUnsaved, part, isUnsaved],
  );
}
