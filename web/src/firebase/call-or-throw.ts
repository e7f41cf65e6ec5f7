import type { CallableInput, CallableName, CallableOutput } from '@prayer-community/domain/callables';
import type { Refusal } from '@prayer-community/domain/refusal';
import type { HttpsCallableOptions } from 'firebase/functions';
import { callFunction } from './call-function.ts';
import { CallRefusal } from './call-refusal.ts';

type Granted<Output> = Extract<Output, { success: true }>;

/**
 * Calls a function and throws if its response is a refusal.
 * @throws CallRefusal if the function itself refused, CallFailure. Both have a message for the user.
 */
export async function callOrThrow<Name extends CallableName>(
  name: Name,
  input: CallableInput<Name>,
  options?: HttpsCallableOptions,
): Promise<Granted<CallableOutput<Name>>> {
  const response = await callFunction(name, input, options);
  assertGranted(response);
  return response;
}

function assertGranted<Output extends { success: true } | Refusal>(
  response: Output,
): asserts response is Granted<Output> {
  if (!response.success) {
    throw new CallRefusal(response);
  }
}
