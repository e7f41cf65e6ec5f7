import { signsOfNeed } from '@prayer-community/domain/signs-of-need';
import { lazy, Suspense, useDeferredValue, useMemo } from 'react';
import { loadOrNothing } from '../ui/load-or-nothing.ts';

const HelpLines = lazy(() => loadOrNothing(async () => (await import('./help-lines.tsx')).HelpLines));

/** The help lines for the signs that a text holds; nothing where it holds none. */
export function HelpWhereNeeded({ text }: { text: string }) {
  const settled = useDeferredValue(text);
  const signs = useMemo(() => signsOfNeed(settled), [settled]);
  return <Suspense>{signs.length > 0 && <HelpLines signs={signs} />}</Suspense>;
}
