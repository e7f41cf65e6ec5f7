import { expect, it } from 'vitest';
import { SIGN_UPS_PER_HOUR, signUpQuota } from './sign-up-quota.ts';

const HOUR_MS = 3_600_000;

it('signUpQuota counts each address separately and resets after an hour', async () => {
  let now = 0;
  const quota = signUpQuota(() => now);
  const signUp = (address: string) =>
    quota.count({
      method: 'POST',
      url: new URL('https://identitytoolkit.googleapis.com/v1/accounts:signUp'),
      headers: {},
      body: Buffer.alloc(0),
      address,
    });
  for (let count = 0; count < SIGN_UPS_PER_HOUR; count++) {
    expect(await signUp('192.0.2.1')).toBeNull();
  }
  expect(await signUp('192.0.2.1')).toMatchObject({ status: 400 });
  expect(await signUp('192.0.2.2')).toBeNull();

  now = HOUR_MS;
  expect(await signUp('192.0.2.1')).toBeNull();
});
