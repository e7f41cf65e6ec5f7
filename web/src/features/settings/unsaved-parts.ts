import { createContext, use, useCallback, useEffect, useRef, useState } from 'react';

/** Saves as much of one part as possible. Resolves to true if nothing is left unsaved. */
type Settle = () => Promise<boolean>;

/**
 * Reports to the settings page that one of its parts has unsaved changes, with a function that saves them. The function
 * is null once there are none.
 */
export const UnsavedContext = createContext<(part: string, settle: Settle | null) => void>(() => {});

interface UnsavedParts {
  hasUnsaved: boolean;
  reportUnsaved: (part: string, settle: Settle | null) => void;
  /** Saves as much as possible. Resolves to true if nothing is left unsaved. */
  settleAll: Settle;
}

export function useUnsavedParts(): UnsavedParts {
  const parts = useRef(new Map<string, Settle>());
  const [hasUnsaved, setHasUnsaved] = useState(false);
  const reportUnsaved = useCallback((part: string, settle: Settle | null) => {
    if (settle === null) {
      parts.current.delete(part);
    } else {
      parts.current.set(part, settle);
    }
    setHasUnsaved(parts.current.size > 0);
  }, []);
  async function settleParts(): Promise<boolean> {
    const settled = await Promise.all([...parts.current.values()].map((settle) => settle()));
    return settled.every(Boolean);
  }
  // The second turn settles what was typed during the first, which waits for a logo.
  const settleAll = async () => (await settleParts()) && settleParts();
  return { hasUnsaved, reportUnsaved, settleAll };
}

/** Reports to the settings page whether a part has unsaved changes. */
export function useReportUnsaved(part: string, isUnsaved: boolean, settle: Settle): void {
  const reportUnsaved = use(UnsavedContext);
  const latest = useRef(settle);
  useEffect(() => {
    latest.current = settle;
  });
  useEffect(
    () => reportUnsaved(part, isUnsaved ? () => latest.current() : null),
    [reportUnsaved, part, isUnsaved],
  );
}
