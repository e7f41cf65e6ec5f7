import { callOrThrow } from '../call-or-throw.ts';
import { useAnswer } from '../use-answer.ts';

/** Returns whether text messages can be sent. Null while loading, or if it cannot be determined. */
export function useSmsSetup(): boolean | null {
  return useAnswer(isSmsConfigured, null);
}

async function isSmsConfigured(): Promise<boolean | null> {
  return (await callOrThrow('checkSmsSetup', {})).isConfigured;
}
