import { beforeEach, expect, it, vi } from 'vitest';

// The parameter is read when a function is loaded.
beforeEach(() => {
  vi.resetModules();
  return () => vi.unstubAllEnvs();
});

/** Returns the SDK's status for a call without App Check attestation. */
async function statusWithoutAttestation(isEnforced: string): Promise<number> {
  vi.stubEnv('ENFORCE_APP_CHECK', isEnforced);
  const { defineCallable } = await import('./define-callable.ts');
  const callable = defineCallable('checkSmsSetup', {}, async () => ({ success: true, isConfigured: false }));
  return new Promise((resolve) => {
    const request = {
      method: 'POST',
      headers: {},
      body: { data: {} },
      header: (name: string) => (name === 'Content-Type' ? 'application/json' : undefined),
    };
    const answer = { status: 200 };
    const response = {
      on: () => response,
      setHeader: () => response,
      getHeader: () => undefined,
      status: (code: number) => {
        answer.status = code;
        return response;
      },
      send: () => resolve(answer.status),
    };
    Reflect.apply(callable, undefined, [request, response]);
  });
}

it('a call without attestation is rejected if App Check is enforced, and answered if it is not', async () => {
  expect(await statusWithoutAttestation('true')).toBe(401);
  vi.resetModules();
  expect(await statusWithoutAttestation('false')).toBe(200);
});
