import { callOrThrow } from '../call-or-throw.ts';
import { useServerValue } from '../use-server-value.ts';

/** Returns whether text messages can be sent. Null while loading, or if it cannot be determined. */
export function useSmsSetup(): boolean | null {
  return useServerValue(isSmsConfigured, null);
}

async function isSmsConfigured(): Promise<boolean | null> {
  return (await callOrThrow('checkSmsSetup', {})).isConfigured;
}
