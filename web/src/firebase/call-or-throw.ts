import type { CallableInput, CallableName, CallableOutput } from '@prayer-community/domain/callables';
import { t } from '@prayer-community/i18n/text';
import type { HttpsCallableOptions } from 'firebase/functions';
import { CallFailure } from './call-failure.ts';
import { callFunction } from './call-function.ts';

type Granted<Answer> = Extract<Answer, { success: true }>;

/**
 * Calls a function and throws if its response is a refusal.
 * @throws CallFailure with a message for the user. The code is `refused` if the function itself refused.
 */
export async function callOrThrow<Name extends CallableName>(
  name: Name,
  input: CallableInput<Name>,
  options?: HttpsCallableOptions,
): Promise<Granted<CallableOutput<Name>>> {
  const answer = await callFunction(name, input, options);
  if (isGranted(answer)) {
    return answer;
  }
  throw new CallFailure('refused', reasonOf(answer));
}

function reasonOf({ error }: { success: boolean; error?: string }): string {
  return error ?? t('An unexpected error occurred.');
}

function isGranted<Answer extends { success: boolean }>(answer: Answer): answer is Granted<Answer> {
  return answer.success;
}
