import {
  CALLABLES,
  type CallableInput,
  type CallableName,
  type CallableOutput,
} from '@prayer-community/domain/callables';
import { FUNCTIONS_REGION } from '@prayer-community/domain/region';
import { connectFunctionsEmulator, FunctionsError, getFunctions, httpsCallable } from 'firebase/functions';
import { CallFailure, unreachable } from './call-failure.ts';
import { emulators, firebaseApp } from './firebase-app.ts';

const functions = getFunctions(firebaseApp, FUNCTIONS_REGION);

if (emulators) {
  connectFunctionsEmulator(functions, emulators.functions.host, emulators.functions.port);
}

/** The part of `callFunction` that is loaded late. */
export async function callThroughSdk<Name extends CallableName>(
  name: Name,
  input: CallableInput<Name>,
): Promise<CallableOutput<Name>> {
  const call = httpsCallable<CallableInput<Name>, unknown>(functions, name);
  try {
    const answer = await call(input);
    return CALLABLES[name].output.parse(answer.data);
  } catch (error) {
    throw error instanceof FunctionsError ? toCallFailure(error) : error;
  }
}

/** The SDK appends the HTTP status to the function's message, 0 where the request itself failed. */
const HTTP_STATUS = / \[(\d+)\]$/;

function toCallFailure(error: FunctionsError): CallFailure {
  const status = HTTP_STATUS.exec(error.message)?.[1];
  // Without a status the SDK gave up waiting.
  if (status === undefined || status === '0') {
    return unreachable(error);
  }
  const code = error.code.replace('functions/', '');
  return new CallFailure(code, error.message.replace(HTTP_STATUS, ''), { cause: error });
}
