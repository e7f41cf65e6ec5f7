import type { CallableInput, CallableName, CallableOutput } from '@prayer-community/domain/callables';
import type { HttpsCallableOptions } from 'firebase/functions';
import { orUnreachable } from './call-failure.ts';

/**
 * Calls a function and parses its response. Loads the Firebase SDK on first use. A refusal is not translated:
 * `refusalText` returns what to show.
 * @throws CallFailure with the function's own message, or with code `unreachable` if no response arrived
 */
export async function callFunction<Name extends CallableName>(
  name: Name,
  input: CallableInput<Name>,
  options?: HttpsCallableOptions,
): Promise<CallableOutput<Name>> {
  const { callThroughSdk } = await preloadFunctions();
  return callThroughSdk(name, input, options);
}

/**
 * Loads the code that `callFunction` needs, ahead of the first call.
 * @throws CallFailure with code `unreachable` if it cannot be loaded
 */
export function preloadFunctions(): Promise<typeof import('./functions-sdk.ts')> {
  return orUnreachable(import('./functions-sdk.ts'));
}
