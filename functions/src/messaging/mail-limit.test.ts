import { COLLECTIONS } from '@prayer-community/domain/collections';
import { mailboxOf } from '@prayer-community/domain/delivery/mail-limit';
import { logger } from 'firebase-functions/logger';
import { expect, it, onTestFinished, vi } from 'vitest';
import { pseudonym } from '../platform/pseudonym.ts';
import { randomEmail } from '../testing/circle-member.ts';
import { repeatNextCommit } from '../testing/repeat-next-commit.ts';
import { testFirestore } from '../testing/test-backend.ts';
import { useUpVisitorMails } from '../testing/visitor-mail-limit.ts';
import { consumeMailQuota, consumeUnrequestedMailQuota } from './mail-limit.ts';

const db = testFirestore();

async function countsOf(address: string): Promise<unknown[]> {
  const subject = pseudonym('mails to', mailboxOf(address));
  const counters = ['mails_to', 'mails_to_unconfirmed'].map((action) =>
    db.collection(COLLECTIONS.rateLimits).doc(`${action}_${subject}`),
  );
  return (await db.getAll(...counters)).map((counter) => counter.get('count'));
}

it('the only email to an unconfirmed address is sent and counted once if the response to its count is lost', async () => {
  const address = randomEmail();
  repeatNextCommit();

  expect(await consumeUnrequestedMailQuota(db, address, false, new Date())).toBe(true);

  expect(await countsOf(address)).toEqual([1, 1]);
  expect(await consumeUnrequestedMailQuota(db, address, false, new Date())).toBe(false);
});

it('no visitor causes an email while the daily limit of all visitors is reached', async () => {
  onTestFinished(await useUpVisitorMails());
  const warn = vi.spyOn(logger, 'warn').mockReturnValue();
  const [confirmed, unconfirmed, leaders] = [randomEmail(), randomEmail(), randomEmail()];

  expect(await consumeUnrequestedMailQuota(db, confirmed, true, new Date())).toBe(false);
  expect(await consumeUnrequestedMailQuota(db, unconfirmed, false, new Date())).toBe(false);

  expect(warn.mock.calls).toEqual(Array(2).fill(['visitorEmails', { outcome: 'limit_reached' }]));
  warn.mockRestore();
  expect([...(await countsOf(confirmed)), ...(await countsOf(unconfirmed))]).toEqual(
    Array(4).fill(undefined),
  );
  expect(await consumeMailQuota(db, leaders, new Date())).toBe(true);
});
