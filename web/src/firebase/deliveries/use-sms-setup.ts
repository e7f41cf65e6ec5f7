import { callOrThrow } from '../call-or-throw.ts';
import { useServerValue } from '../use-server-value.ts';

/**
 * Returns whether text messages can be sent. Null while loading, or if it cannot be determined.
 * @param isNeeded if false, the server is not asked, and the value is null
 */
export function useSmsSetup(isNeeded: boolean): boolean | null {
  return useServerValue(isNeeded ? isSmsConfigured : unasked, null);
}

async function isSmsConfigured(): Promise<boolean | null> {
  return (await callOrThrow('checkSmsSetup', {})).isConfigured;
}

async function unasked(): Promise<null> {
  return null;
}
