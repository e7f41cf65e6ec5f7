import { randomUUID } from 'node:crypto';
import { repliesPath } from '@prayer-community/domain/collections';
import { assignMember } from '@prayer-community/domain/prayer-request/request-transitions';
import { newReply } from '@prayer-community/domain/replies/reply';
import type { Browser } from 'playwright-core';
import { requestRef, requests } from '../../../functions/src/data/request.ts';
import { mailsTo } from '../../../functions/src/testing/fake-providers.ts';
import { randomAddress } from '../../../functions/src/testing/random-address.ts';
import { createStaffMember } from '../../../functions/src/testing/staff-member.ts';
import { testFirestore } from '../../../functions/src/testing/test-backend.ts';
import { setClientIp } from '../../../tests/support/client-ip.ts';
import { field, submitButton } from '../../../tests/support/request-form.ts';
import { visit } from '../../../tests/support/visit.ts';
import type { Fault } from '../faults.ts';
import { ALL, type Flow, isSent, NOTHING, type Scene, type Stored } from '../flow.ts';
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

/** A requester without an account submits a request, and opens its page once an assignee has replied. */
async function prepare(browser: Browser, fault: Fault | null): Promise<Scene> {
  const visitor = await visit(browser, '/');
  const { page } = visitor;
  await setClientIp(page.context(), randomAddress());
  const prayer = `For my mother ${randomUUID()}`;
  await field(page, 'Prayer request').fill(prayer);
  await field(page, 'First name').fill('Ruth');
  await field(page, 'Last name').fill('Meyer');
  await submitButton(page).click();
  const opener = page.getByRole('link', { name: 'Open Your Page' });
  await opener.waitFor();

  const found = await requests(testFirestore()).where('prayer_text', '==', prayer).get();
  const id = found.docs[0]?.id ?? '';
  const assignee = await createStaffMember();
  await requestRef(testFirestore(), id).update({
    ...assignMember({ revision: 0 }, 'a-leader', assignee.uid),
    updated_at: new Date(),
  });
  await testFirestore()
    .collection(repliesPath(id))
    .add(newReply('We prayed for you.', assignee.uid, false, new Date()));
  const replyCount = async () => (await requestRef(testFirestore(), id).get()).get('reply_count');
  await until(replyCount, (count) => count === 1, FORWARDED_MS);

  await opener.click();
  await page.getByLabel('Reply to our prayer team').fill(ANSWER);
  return sceneOn(visitor, {
    begin: () => page.getByRole('button', { name: 'Send Reply' }).click(),
    done: page.getByRole('list', { name: 'Your updates and our replies' }).getByText(ANSWER),
    failures: [/^Error/],
    expectInputPreserved: () => expectValue(page.getByLabel('Reply to our prayer team'), ANSWER),
    stored: () => storedOf(id, assignee.email, fault),
    settle: () => settleDeliveries(id),
  });
}

async function storedOf(requestId: string, email: string, fault: Fault | null): Promise<Stored> {
  const [request, mails] = await Promise.all([requestRef(testFirestore(), requestId).get(), mailsTo(email)]);
  const updates: unknown[] = request.get('updates') ?? [];
  const notices = mails.filter(({ subject }) => subject === 'A requester wrote to us');
  if (updates.length === 0 && notices.length === 0) {
    return NOTHING;
  }
  return updates.length === 1 && isSent(notices.length, fault)
    ? ALL
    : `${updates.length} updates, ${notices.length} mails`;
}
