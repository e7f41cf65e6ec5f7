import { lazy, Suspense } from 'react';
import { loadOrNothing } from '../ui/load-or-nothing.ts';

// Read once somebody writes: whoever only opens the page needs none of it.
const HelpWhereNeeded = lazy(() =>
  loadOrNothing(async () => (await import('./help-where-needed.tsx')).HelpWhereNeeded),
);

/** Shows whom to call as soon as the words tell of harm. It never keeps anybody from sending them. */
export function WatchForNeed({ text }: { text: string }) {
  return <Suspense>{text.trim() !== '' && <HelpWhereNeeded text={text} />}</Suspense>;
}
