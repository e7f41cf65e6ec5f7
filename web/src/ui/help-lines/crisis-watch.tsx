import { Suspense } from 'react';
import { optionalLazy } from '../optional-lazy.ts';

// Loaded at the first keystroke.
const CrisisHelp = optionalLazy(async () => (await import('./crisis-help.tsx')).CrisisHelp);

/** Shows whom to call as soon as the words show signs of harm. It never prevents anybody from sending them. */
export function CrisisWatch({ text }: { text: string }) {
  return <Suspense>{text.trim() !== '' && <CrisisHelp text={text} />}</Suspense>;
}
