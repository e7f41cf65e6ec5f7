import {
  CALLABLES,
  type CallableInput,
  type CallableName,
  type CallableOutput,
} from '@prayer-community/domain/callables';
import { lengthMessage } from '@prayer-community/domain/fields/validation-messages';
import { CALLABLE_BODY_MAX_BYTES } from '@prayer-community/domain/limits';
import {
  type CallableFunction,
  type CallableOptions,
  type CallableRequest,
  HttpsError,
  onCall,
  type Request,
} from 'firebase-functions/https';
import { logFailure } from './log-failure.ts';
import { isAppCheckEnforced, siteOrigins } from './parameters.ts';
import { isPlainPayload } from './plain-payload.ts';

const COMMON_OPTIONS = {
  // Callables mostly wait for the database, so one instance serves many.
  concurrency: 80,
  enforceAppCheck: isAppCheckEnforced,
} satisfies CallableOptions;

export type Caller = Pick<CallableRequest, 'auth' | 'rawRequest'>;

/**
 * Defines a callable. Parses the input with the schema in `domain` and turns every failure into an answer that reveals
 * only what a caller may know. Invalid input becomes `invalid-argument` with the schema's first message. An HttpsError
 * passes through. Anything else is logged by name and answered with `internal`.
 * @param options Firebase's options, and `bodyMaxBytes` if a form sends more than others
 */
export function defineCallable<Name extends CallableName>(
  name: Name,
  { bodyMaxBytes = CALLABLE_BODY_MAX_BYTES, ...options }: CallableOptions & { bodyMaxBytes?: number },
  handle: (input: CallableInput<Name>, caller: Caller) => Promise<CallableOutput<Name>>,
): CallableFunction<unknown, Promise<CallableOutput<Name>>> {
  // Limits count network addresses, and a stranger's page could use up those of its readers.
  const cors = siteOrigins();
  const callable = onCall({ ...COMMON_OPTIONS, cors, ...options }, async (request) => {
    try {
      return await handle(parseInput(name, request.data), request);
    } catch (error) {
      if (error instanceof HttpsError) {
        throw error;
      }
      logFailure(`${name} failed`, error);
      throw new HttpsError('internal', 'An unexpected error occurred.');
    }
  });
  return refuseUnreadable(callable, bodyMaxBytes);
}

/**
 * Refuses bodies on which the library would fail or spend seconds before the schema is checked, and requests that it
 * would log as an error, because strangers could set off an alert.
 */
function refuseUnreadable<T extends CallableFunction<unknown, Promise<unknown>>>(
  callable: T,
  bodyMaxBytes: number,
): T {
  return new Proxy(callable, {
    apply(target, self, [request, response]: Parameters<T>) {
      const isShort = byteLength(request) <= bodyMaxBytes;
      if (isShort && (request.method === 'OPTIONS' || isCall(request)) && isPlainPayload(request.body)) {
        return Reflect.apply(target, self, [request, response]);
      }
      response.status(400).json({ error: { status: 'INVALID_ARGUMENT', message: 'Invalid input' } });
    },
  });
}

/** Returns whether a request is what an SDK sends: https://firebase.google.com/docs/functions/callable-reference */
function isCall(request: Request): boolean {
  const [contentType = ''] = (request.header('Content-Type') ?? '').split(';');
  return (
    request.method === 'POST' &&
    contentType.trim().toLowerCase() === 'application/json' &&
    hasOnlyData(request.body)
  );
}

/** @param body of JSON, because each byte of a binary one is a key */
function hasOnlyData(body: object | undefined): boolean {
  const keys = Object.keys(body ?? {});
  return keys.length === 1 && keys[0] === 'data';
}

/** Returns the size of a body as it was sent. Google's front end accepts up to 10 MB. */
function byteLength({ rawBody }: { rawBody?: Buffer }): number {
  return rawBody?.byteLength ?? 0;
}

function parseInput<Name extends CallableName>(name: Name, data: unknown): CallableInput<Name> {
  const parsed = CALLABLES[name].input.safeParse(data);
  if (!parsed.success) {
    const fields = parsed.error.issues.map(({ path, message }) => ({ path: path.map(String), message }));
    const message = lengthMessage(parsed.error.issues[0]);
    throw new HttpsError('invalid-argument', fields[0]?.message ?? 'Invalid input', {
      fields,
      ...(message && { message }),
    });
  }
  return parsed.data;
}
