import { SIGN_IN_LINK_REFUSALS } from '@prayer-community/domain/auth/link-sign-in';
import { COLLECTIONS } from '@prayer-community/domain/collections';
import { refusal } from '@prayer-community/domain/refusal';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { RESPONSE_STEP_MS } from '../platform/constant-time-response.ts';
import { pseudonym } from '../platform/pseudonym.ts';
import { linkCodeFor } from '../testing/accounts-api.ts';
import { resultOf } from '../testing/call-function.ts';
import { randomEmail } from '../testing/circle-member.ts';
import { randomAddress } from '../testing/random-address.ts';
import { createStaffMember } from '../testing/staff-member.ts';
import { testFirestore } from '../testing/test-backend.ts';
import { TIMER_TOLERANCE_MS } from '../testing/timer-tolerance.ts';

let address: string;

beforeEach(() => {
  address = randomAddress();
});

const complete = (email: string, oobCode: string, from = address) =>
  resultOf('completeLinkSignIn', { email, oobCode }, { address: from });

describe('a rejected link sign-in', () => {
  it.each([
    ['of a staff member', async () => (await createStaffMember()).email],
    ['without an account', async () => randomEmail()],
  ])('is answered after a full time step for an address %s', async (_whose, emailOf) => {
    const email = await emailOf();
    // The first call loads the function's dependencies.
    await complete(email, 'worthless');
    const startedAtMs = performance.now();

    const answer = await complete(email, 'worthless');

    expect(answer).toEqual(refusal(SIGN_IN_LINK_REFUSALS.invalidLink));
    const elapsedMs = performance.now() - startedAtMs;
    expect(elapsedMs).toBeGreaterThanOrEqual(RESPONSE_STEP_MS - TIMER_TOLERANCE_MS);
  });

  it.each([
    ['a staff member', async () => (await createStaffMember()).email, 'nobody@sign-in.invalid'],
    ['someone without an account', async () => 'ruth@example.org', 'ruth@example.org'],
  ])('asks the same of the account service for the address of %s', async (_whose, emailOf, asked) => {
    const email = await emailOf();
    const calls = vi.spyOn(globalThis, 'fetch');
    onTestFinished(() => calls.mockRestore());

    await complete(email, 'worthless');

    const redeemed = calls.mock.calls.filter(([url]) => String(url).includes('signInWithEmailLink'));
    expect(redeemed.map(([, init]) => JSON.parse(String(init?.body)).email)).toEqual([asked]);
  });
});

it('a link sign-in that Google throttles is refused with the way out', async () => {
  const refused = { error: { code: 400, message: 'TOO_MANY_ATTEMPTS_TRY_LATER : Please try again later.' } };
  const { fetch } = globalThis;
  const throttled = vi.spyOn(globalThis, 'fetch').mockImplementation(async (url, init) => {
    const isLink = String(url).includes('signInWithEmailLink');
    return isLink ? Response.json(refused, { status: 400 }) : fetch(url, init);
  });
  onTestFinished(() => throttled.mockRestore());

  expect(await complete(randomEmail(), 'worthless')).toEqual(refusal(SIGN_IN_LINK_REFUSALS.tooMany));
});

describe('a network address', () => {
  it('is limited in link sign-ins per hour, without limiting other addresses', async () => {
    const email = randomEmail();
    const oobCode = await linkCodeFor(email);
    await complete(email, 'worthless');
    await testFirestore()
      .collection(COLLECTIONS.rateLimits)
      .doc(`link_sign_ins_from_${pseudonym('network', address)}`)
      .update({ count: 600 });

    expect(await complete(email, oobCode)).toEqual(refusal(SIGN_IN_LINK_REFUSALS.tooMany));
    expect(await complete(email, oobCode, randomAddress())).toMatchObject({ success: true });
  });
});
