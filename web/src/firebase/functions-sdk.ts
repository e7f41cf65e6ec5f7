import {
  CALLABLES,
  type CallableInput,
  type CallableName,
  type CallableOutput,
} from '@prayer-community/domain/callables';
import { reasonSchema, refusalText } from '@prayer-community/domain/refusal';
import { message, t } from '@prayer-community/i18n/text';
import {
  connectFunctionsEmulator,
  FunctionsError,
  getFunctions,
  type HttpsCallableOptions,
  httpsCallable,
} from 'firebase/functions';
import type { Attestation } from './app-check.ts';
import { CallFailure, unreachable } from './call-failure.ts';
import { attestation, emulators, firebaseApp, functionsRegion } from './firebase-app.ts';
import { isSiteReachable } from './is-site-reachable.ts';

const BLOCKED = message(
  'Your browser or network blocked a security check. Please turn off content blockers or try another browser.',
);

/** The SDK's own timeout starts only once it has the App Check token, for which it waits without a limit. */
const ATTESTATION_WAIT_MS = 30_000;

const functions = getFunctions(firebaseApp, functionsRegion);

if (emulators) {
  connectFunctionsEmulator(functions, emulators.functions.host, emulators.functions.port);
}

export async function callThroughSdk<Name extends CallableName>(
  name: Name,
  input: CallableInput<Name>,
  options?: HttpsCallableOptions,
): Promise<CallableOutput<Name>> {
  const call = httpsCallable<CallableInput<Name>, unknown>(functions, name, options);
  if (attestation !== null) {
    const limitMs = Math.min(options?.timeout ?? ATTESTATION_WAIT_MS, ATTESTATION_WAIT_MS);
    await orFailureAfter(limitMs, attestation);
  }
  try {
    const response = await call(input);
    return CALLABLES[name].output.parse(response.data);
  } catch (error) {
    throw error instanceof FunctionsError ? toCallFailure(error) : error;
  }
}

/** @throws CallFailure if the token takes longer: `unauthenticated` if only reCAPTCHA is out of reach, else `unreachable` */
async function orFailureAfter(limitMs: number, attestation: Attestation): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<'late'>((resolve) => {
    timer = setTimeout(() => resolve('late'), limitMs);
  });
  try {
    if ((await Promise.race([attestation.settled(), limit])) === 'late') {
      throw attestation.isUnloadable() && (await isSiteReachable())
        ? new CallFailure('unauthenticated', t(BLOCKED))
        : unreachable();
    }
  } finally {
    clearTimeout(timer);
  }
}

/** The SDK appends the HTTP status to the function's message. It is 0 if the request itself failed. */
const HTTP_STATUS = / \[(\d+)\]$/;

/** The SDK's text for a call without a valid attestation. A function's own refusals have other texts. */
const NOT_ATTESTED = 'Unauthenticated';

function toCallFailure(error: FunctionsError): CallFailure {
  const status = HTTP_STATUS.exec(error.message)?.[1];
  // No status means that the SDK timed out.
  if (status === undefined || status === '0') {
    return unreachable(error);
  }
  const code = error.code.replace('functions/', '');
  const text = error.message.replace(HTTP_STATUS, '');
  if (text === NOT_ATTESTED) {
    return new CallFailure(code, t(BLOCKED), { cause: error });
  }
  const reason = reasonSchema.safeParse(error.details).data;
  return new CallFailure(code, refusalText({ error: text, ...reason }), { cause: error });
}
