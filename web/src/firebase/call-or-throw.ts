import type { CallableInput, CallableName, CallableOutput } from '@prayer-community/domain/callables';
import type { Refusal } from '@prayer-community/domain/refusal';
import type { HttpsCallableOptions } from 'firebase/functions';
import { callFunction } from './call-function.ts';
import { CallRefusal } from './call-refusal.ts';

type Granted<Answer> = Extract<Answer, { success: true }>;

/**
 * Calls a function and throws if its response is a refusal.
 * @throws CallRefusal if the function itself refused, CallFailure. Both have a message for the user.
 */
export async function callOrThrow<Name extends CallableName>(
  name: Name,
  input: CallableInput<Name>,
  options?: HttpsCallableOptions,
): Promise<Granted<CallableOutput<Name>>> {
  const answer = await callFunction(name, input, options);
  assertGranted(answer);
  return answer;
}

function assertGranted<Answer extends { success: true } | Refusal>(
  answer: Answer,
): asserts answer is Granted<Answer> {
  if (!answer.success) {
    throw new CallRefusal(answer);
  }
}
