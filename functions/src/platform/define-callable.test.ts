import { CALLABLES } from '@prayer-community/domain/callables';
import { CALLABLE_BODY_MAX_BYTES } from '@prayer-community/domain/limits';
import { DEFAULT_REGION } from '@prayer-community/domain/region';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { defineCallable } from './define-callable.ts';
import { publicSiteUrl } from './parameters.ts';

interface Answer {
  status: number;
  body: unknown;
}

const callable = defineCallable('checkSmsSetup', {}, async () => ({ success: true, isConfigured: false }));

afterEach(() => vi.restoreAllMocks());

/** Calls as the front end does, with both the body as sent and its parsed JSON. */
function call(
  text: string,
  method = 'POST',
  contentType = 'application/json',
  body: unknown = JSON.parse(text),
): Promise<Answer> {
  return new Promise((resolve) => {
    const request = {
      method,
      headers: {},
      rawBody: Buffer.from(text),
      body,
      header: (name: string) => (name === 'Content-Type' ? contentType : undefined),
    };
    const answer: Answer = { status: 200, body: null };
    const end = (body: unknown) => resolve({ ...answer, body });
    const response = {
      on: () => response,
      setHeader: () => response,
      getHeader: () => undefined,
      status: (code: number) => {
        answer.status = code;
        return response;
      },
      json: end,
      send: end,
      end: () => end(null),
    };
    Reflect.apply(callable, undefined, [request, response]);
  });
}

const REFUSED = { status: 400, body: { error: { status: 'INVALID_ARGUMENT' } } };

describe('the body size limit', () => {
  const brackets = `{"data":[${'[],'.repeat(CALLABLE_BODY_MAX_BYTES / 3)}[]]}`;
  const text = `{"data":{"email":"${'a'.repeat(9_000_000)}"}}`;

  it.each([
    ['many empty lists', brackets],
    ['one long string', text],
  ])('rejects a body of %s before schema validation', async (_what, body) => {
    const parse = vi.spyOn(CALLABLES.checkSmsSetup.input, 'safeParse');

    expect(await call(body)).toMatchObject(REFUSED);

    expect(parse).not.toHaveBeenCalled();
  });

  it('rejects a binary body before its bytes are listed, which would exhaust the memory', async () => {
    const ownKeys = vi.fn(() => []);
    const bytes = new Proxy({}, { ownKeys });

    expect(await call('short', 'POST', 'application/octet-stream', bytes)).toMatchObject(REFUSED);

    expect(ownKeys).not.toHaveBeenCalled();
  });

  it('accepts a small body', async () => {
    expect(await call('{"data":{}}')).toMatchObject({ status: 200 });
  });
});

describe('a request that no SDK sends', () => {
  it.each<[string, ...Parameters<typeof call>]>([
    ['a GET', '{"data":{}}', 'GET'],
    ['another content type', '{"data":{}}', 'POST', 'text/plain'],
    ['an extra key', '{"data":{},"uid":"x"}'],
    ['no data', '{}'],
    ['no object', 'null'],
  ])('is refused before the library logs it as an error: %s', async (_what, ...request) => {
    // The library's own message is another one.
    expect(await call(...request)).toMatchObject({
      status: 400,
      body: { error: { message: 'Invalid input' } },
    });
  });

  it('does not include the question of a browser whether it may call', async () => {
    expect(await call('{}', 'OPTIONS')).toEqual({ status: 200, body: null });
  });

  it('does not include JSON with a character set', async () => {
    expect(await call('{"data":{}}', 'POST', 'Application/JSON; charset=utf-8')).toMatchObject({
      status: 200,
    });
  });
});

it('defineCallable answers an exception in the schema like one in the handler', async () => {
  vi.spyOn(CALLABLES.checkSmsSetup.input, 'safeParse').mockImplementationOnce(() => {
    throw new RangeError('Maximum call stack size exceeded');
  });

  expect(await call('{"data":{}}')).toMatchObject({
    status: 500,
    body: { error: { status: 'INTERNAL', message: 'An unexpected error occurred.' } },
  });
});

describe('a preflight', () => {
  const preflight = async (origin: string) => {
    const url = `http://${process.env.FUNCTIONS_EMULATOR_HOST}/${process.env.GCLOUD_PROJECT}/${DEFAULT_REGION}/checkSmsSetup`;
    const response = await fetch(url, {
      method: 'OPTIONS',
      headers: { Origin: origin, 'Access-Control-Request-Method': 'POST' },
    });
    return response.headers.get('access-control-allow-origin');
  };

  it.each([
    ['the address of the site', publicSiteUrl.value()],
    ['web.app', `https://${process.env.GCLOUD_PROJECT}.web.app`],
    ['firebaseapp.com', `https://${process.env.GCLOUD_PROJECT}.firebaseapp.com`],
  ])('from %s is allowed', async (_what, origin) => {
    expect(await preflight(origin)).toBe(origin);
  });

  it.each(['https://elsewhere.example', 'https://other-project.web.app', 'null'])(
    'from %s is refused',
    async (origin) => {
      expect(await preflight(origin)).toBeNull();
    },
  );
});
