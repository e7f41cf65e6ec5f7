import { findCrisisSigns } from '@prayer-community/domain/safety/crisis-keywords';
import { Suspense, useDeferredValue, useMemo } from 'react';
import { optionalLazy } from '../optional-lazy.ts';

const HelpLines = optionalLazy(async () => (await import('./help-lines.tsx')).HelpLines);

/** The help lines for the signs that a text holds; nothing where it holds none. */
export function CrisisHelp({ text }: { text: string }) {
  const settled = useDeferredValue(text);
  const signs = useMemo(() => findCrisisSigns(settled), [settled]);
  return <Suspense>{signs.length > 0 && <HelpLines signs={signs} />}</Suspense>;
}
