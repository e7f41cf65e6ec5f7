import type { CallableInput, CallableName, CallableOutput } from '@prayer-community/domain/callables';
import type { HttpsCallableOptions } from 'firebase/functions';
import { unreachable } from './call-failure.ts';

/**
 * Calls a function of the server and parses its answer. The Firebase SDK is loaded on first use.
 * @throws CallFailure with the function's own message, or code `unreachable` where no answer came.
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
 * Loads what `callFunction` needs, ahead of the first call.
 * @throws CallFailure `unreachable` where it cannot be loaded.
 */
export async function preloadFunctions(): Promise<typeof import('./functions-sdk.ts')> {
  try {
    return await import('./functions-sdk.ts');
  } catch (cause) {
    throw unreachable(cause);
  }
}
