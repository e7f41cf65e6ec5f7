import {
  CALLABLES,
  type CallableInput,
  type CallableName,
  type CallableOutput,
} from '@prayer-community/domain/callables';
import { DEFAULT_REGION } from '@prayer-community/domain/region';
import * as z from 'zod';
import { emulatorAddress, testProject } from './test-backend.ts';

const answerSchema = z.union([
  z.object({ result: z.unknown() }),
  z.object({
    error: z.object({ status: z.string(), message: z.string(), details: z.unknown().optional() }),
  }),
]);

/** A callable's answer: its result, or the error whose status is a Google RPC code. */
export type CallableAnswer = z.infer<typeof answerSchema>;

interface CallOptions {
  /** The caller's ID token. Without one, the caller is a visitor. */
  idToken?: string;
  /** The address that the front end saw, for rate limits. */
  address?: string;
}

/** Calls a function with any payload, as the SDKs do: https://firebase.google.com/docs/functions/callable-reference */
export async function callWithAnything(
  name: string,
  data: unknown,
  { idToken, address }: CallOptions = {},
): Promise<CallableAnswer> {
  const url = `http://${emulatorAddress('FUNCTIONS_EMULATOR_HOST')}/${testProject()}/${DEFAULT_REGION}/${name}`;
  const response = await fetch(url, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      ...(idToken ? { Authorization: `Bearer ${idToken}` } : {}),
      ...(address ? { 'X-Forwarded-For': address } : {}),
    },
    body: JSON.stringify({ data }),
  });
  return answerSchema.parse(await response.json());
}

/** Calls a function with an input that matches its schema. */
export function callFunction<Name extends CallableName>(
  name: Name,
  input: CallableInput<Name>,
  options?: CallOptions,
): Promise<CallableAnswer> {
  return callWithAnything(name, input, options);
}

/** Calls a function and returns its result. An error response fails the test with its message. */
export async function resultOf<Name extends CallableName>(
  name: Name,
  input: CallableInput<Name>,
  options?: CallOptions,
): Promise<CallableOutput<Name>> {
  const answer = await callFunction(name, input, options);
  if ('error' in answer) {
    throw new Error(`${name}: ${answer.error.status} ${answer.error.message}`);
  }
  return CALLABLES[name].output.parse(answer.result);
}
