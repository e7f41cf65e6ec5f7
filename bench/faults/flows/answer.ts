import { randomUUID } from 'node:crypto';
import { repliesPath } from '@prayer-community/domain/collections';
import { assignMember } from '@prayer-community/domain/prayer-request/request-transitions';
import { newReply } from '@prayer-community/domain/replies/reply';
import type { Browser } from 'playwright-core';
import { requestRef } from '../../../functions/src/data/request.ts';
import { resultOf } from '../../../functions/src/testing/call-function.ts';
import { mailsTo } from '../../../functions/src/testing/fake-providers.ts';
import { randomAddress } from '../../../functions/src/testing/random-address.ts';
import { createStaffMember } from '../../../functions/src/testing/staff-member.ts';
import { testFirestore } from '../../../functions/src/testing/test-backend.ts';
import { validInputs } from '../../../functions/src/testing/valid-inputs.ts';
import { visit } from '../../../tests/support/visit.ts';
import type { Counts, Flow, Scene } from '../flow.ts';
import { expectValue, sceneOn } from '../on-page.ts';
import { settleDeliveries } from '../settle-deliveries.ts';
import { until } from '../until.ts';

const ANSWER = 'Please call me tonight.';

/** Until the trigger has forwarded the reply to the status page. */
const FORWARDED_MS = 60_000;

export const answerReply: Flow = {
  name: 'answer a reply',
  faults: ['worker', 'mail', 'firestore', 'answers'],
  prepare,
};

/** A requester without an account opens the status page once an assignee has replied. */
async function prepare(browser: Browser): Promise<Scene> {
  const { submitPrayerRequest } = validInputs(randomUUID());
  const { submissionId: id, statusKey } = submitPrayerRequest;
  const address = randomAddress();
  await resultOf(
    'submitPrayerRequest',
    { ...submitPrayerRequest, audioPath: null, language: 'en' },
    { address },
  );
  const db = testFirestore();
  const assignee = await createStaffMember();
  await requestRef(db, id).update({
    ...assignMember({ revision: 0 }, 'a-leader', assignee.uid),
    updated_at: new Date(),
  });
  await db.collection(repliesPath(id)).add(newReply('We prayed for you.', assignee.uid, false, new Date()));
  const replyCount = async () => (await requestRef(db, id).get()).get('reply_count');
  await until(replyCount, (count) => count === 1, FORWARDED_MS);
  const visitor = await visit(browser, `/status#${statusKey}`, { address });
  const { page } = visitor;
  await page.getByLabel('Reply to our prayer team').fill(ANSWER);
  return sceneOn(visitor, {
    begin: () => page.getByRole('button', { name: 'Send Reply' }).click(),
    done: page.getByRole('list', { name: 'Your updates and our replies' }).getByText(ANSWER),
    failures: [/^Error/],
    expectInputPreserved: () => expectValue(page.getByLabel('Reply to our prayer team'), ANSWER),
    count: () => countOf(id, assignee.email),
    settle: () => settleDeliveries(id),
  });
}

async function countOf(requestId: string, email: string): Promise<Counts> {
  const [request, mails] = await Promise.all([requestRef(testFirestore(), requestId).get(), mailsTo(email)]);
  const updates: unknown[] = request.get('updates') ?? [];
  const notices = mails.filter(({ subject }) => subject === 'A requester wrote to us');
  return { stored: { updates: updates.length }, sent: [notices.length] };
}
