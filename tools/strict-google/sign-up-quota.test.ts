import { expect, it, onTestFinished } from 'vitest';
import { urlOf } from '../backend/backend-environment.ts';
import { SIGN_UPS_PER_HOUR, signUpQuota } from './sign-up-quota.ts';
import { startBehind } from './testing/ask-google.ts';

const HOUR_MS = 3_600_000;

it('signUpQuota counts each address separately and resets after an hour', async () => {
  let now = 0;
  const { port, stop } = await startBehind(signUpQuota(() => now).count);
  onTestFinished(stop);
  const signUp = async (address: string) => {
    const headers = { 'x-forwarded-for': address };
    return (await fetch(`${urlOf(port)}/v1/accounts:signUp`, { method: 'POST', headers })).status;
  };
  for (let count = 0; count < SIGN_UPS_PER_HOUR; count++) {
    expect(await signUp('192.0.2.1')).toBe(200);
  }
  expect(await signUp('192.0.2.1')).toBe(400);
  expect(await signUp('192.0.2.2')).toBe(200);

  now = HOUR_MS;
  expect(await signUp('192.0.2.1')).toBe(200);
});
