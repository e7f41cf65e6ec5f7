import { Suspense } from 'react';
import { optionalLazy } from '../optional-lazy.ts';

// Loaded at the first keystroke.
const CrisisHelp = optionalLazy(async () => (await import('./crisis-help.tsx')).CrisisHelp);

/** Shows help lines as soon as the text shows signs of harm. It never prevents anyone from sending it. */
export function CrisisWatch({ text }: { text: string }) {
  return <Suspense>{text.trim() !== '' && <CrisisHelp text={text} />}</Suspense>;
}
