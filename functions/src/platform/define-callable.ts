import {
  CALLABLES,
  type CallableInput,
  type CallableName,
  type CallableOutput,
} from '@prayer-community/domain/callables';
import { FUNCTIONS_REGION } from '@prayer-community/domain/region';
import {
  type CallableFunction,
  type CallableOptions,
  type CallableRequest,
  HttpsError,
  onCall,
} from 'firebase-functions/https';
import { logger } from 'firebase-functions/logger';
import { isAppCheckEnforced } from './parameters.ts';
import { isPlainPayload } from './plain-payload.ts';

const COMMON_OPTIONS = {
  region: FUNCTIONS_REGION,
  // They wait for the database most of the time: an instance serves many.
  concurrency: 80,
  enforceAppCheck: isAppCheckEnforced,
} satisfies CallableOptions;

/** What a handler knows of its caller beside the input. */
export type Caller = Pick<CallableRequest, 'auth' | 'rawRequest'>;

/**
 * Defines a callable: parses the input with the schema of `domain`, and turns every failure into an answer
 * that says what a caller may know. Wrong input is `invalid-argument` with the schema's first message;
 * an HttpsError passes as it is; anything else is logged by name and answered with `internal`.
 */
export function defineCallable<Name extends CallableName>(
  name: Name,
  options: CallableOptions,
  handle: (input: CallableInput<Name>, caller: Caller) => Promise<CallableOutput<Name>>,
): CallableFunction<unknown, Promise<CallableOutput<Name>>> {
  const callable = onCall({ ...COMMON_OPTIONS, ...options }, async (request) => {
    const input = parseInput(name, request.data);
    try {
      return await handle(input, request);
    } catch (error) {
      if (error instanceof HttpsError) {
        throw error;
      }
      logger.error(`${name} failed`, describeFailure(error));
      throw new HttpsError('internal', 'An unexpected error occurred.');
    }
  });
  return refuseUnreadable(callable);
}

/** Refuses what the library would fail on before it comes to the schema. */
function refuseUnreadable<T extends CallableFunction<unknown, Promise<unknown>>>(callable: T): T {
  return new Proxy(callable, {
    apply(target, self, [request, response]: Parameters<T>) {
      if (isPlainPayload(request.body)) {
        return Reflect.apply(target, self, [request, response]);
      }
      response.status(400).json({ error: { status: 'INVALID_ARGUMENT', message: 'Invalid input' } });
    },
  });
}

function parseInput<Name extends CallableName>(name: Name, data: unknown): CallableInput<Name> {
  const parsed = CALLABLES[name].input.safeParse(data);
  if (!parsed.success) {
    const fields = parsed.error.issues.map(({ path, message }) => ({ path: path.map(String), message }));
    throw new HttpsError('invalid-argument', fields[0]?.message ?? 'Invalid input', { fields });
  }
  return parsed.data;
}

/** What a log may know of a failure: never its message, which can quote what a person wrote. */
function describeFailure(error: unknown): { kind: string; frames: string[] } {
  if (!(error instanceof Error)) {
    return { kind: typeof error, frames: [] };
  }
  const frames = (error.stack ?? '').split('\n').filter((line) => line.startsWith('    at '));
  return { kind: error.name, frames };
}
