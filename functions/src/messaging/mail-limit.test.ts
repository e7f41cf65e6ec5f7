import { COLLECTIONS } from '@prayer-community/domain/collections';
import { mailboxOf } from '@prayer-community/domain/delivery/mail-limit';
import { expect, it, vi } from 'vitest';
import { FIRESTORE_CODES } from '../platform/error-code.ts';
import { pseudonym } from '../platform/pseudonym.ts';
import { randomEmail } from '../testing/circle-member.ts';
import { testFirestore } from '../testing/test-backend.ts';
import { consumeUnrequestedMailQuota } from './mail-limit.ts';

const db = testFirestore();

async function countsOf(address: string): Promise<unknown[]> {
  const subject = pseudonym('mails to', mailboxOf(address));
  const counters = ['mails_to', 'mails_to_unconfirmed'].map((action) =>
    db.collection(COLLECTIONS.rateLimits).doc(`${action}_${subject}`),
  );
  return (await db.getAll(...counters)).map((counter) => counter.get('count'));
}

/** Makes the next commit succeed, but lets it be repeated as if its response were lost. */
function loseNextResponse(): void {
  const begin = db.batch.bind(db);
  vi.spyOn(db, 'batch').mockImplementationOnce(() => {
    const batch = begin();
    const commit = batch.commit.bind(batch);
    vi.spyOn(batch, 'commit').mockImplementationOnce(async () => {
      await commit();
      throw Object.assign(new Error('the document already exists'), { code: FIRESTORE_CODES.alreadyExists });
    });
    return batch;
  });
}

it('the only email to an unconfirmed address is sent and counted once if the response to its count is lost', async () => {
  const address = randomEmail();
  loseNextResponse();

  expect(await consumeUnrequestedMailQuota(db, address, false, new Date())).toBe(true);

  expect(await countsOf(address)).toEqual([1, 1]);
  expect(await consumeUnrequestedMailQuota(db, address, false, new Date())).toBe(false);
});
