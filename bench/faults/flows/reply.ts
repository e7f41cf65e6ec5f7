import { randomUUID } from 'node:crypto';
import { repliesPath } from '@prayer-community/domain/collections';
import { DEFAULT_REPLY_TEMPLATES } from '@prayer-community/domain/settings/reply-templates';
import type { Browser } from 'playwright-core';
import { historyOf, requestRef } from '../../../functions/src/data/request.ts';
import { storeReplyEffects } from '../../../functions/src/replies/store-reply-effects.ts';
import { mailsTo } from '../../../functions/src/testing/fake-providers.ts';
import { testFirestore } from '../../../functions/src/testing/test-backend.ts';
import { openCard } from '../../../tests/support/dashboard-page.ts';
import { staffVisit } from '../../../tests/support/staff-visit.ts';
import { storeRequest } from '../../../tests/support/stored-request.ts';
import type { Fault } from '../faults.ts';
import { ALL, type Flow, isSent, NOTHING, type Scene, type Stored } from '../flow.ts';
import { expectValue, sceneOn } from '../on-page.ts';
import { settleDeliveries } from '../settle-deliveries.ts';

const [, REPLY = ''] = DEFAULT_REPLY_TEMPLATES.en;

export const replyToRequester: Flow = {
  name: 'reply to a requester',
  faults: ['worker', 'mail', 'firestore', 'answers'],
  prepare,
};

async function prepare(browser: Browser, fault: Fault | null): Promise<Scene> {
  const team = await staffVisit(browser, 'prayer_team');
  const { page } = team;
  const email = `tabea-${randomUUID()}@example.org`;
  const contact_info = { first_name: 'Tabea', last_name: 'Meyer', phone: null, email };
  const { id, requester } = await storeRequest({ contact_info });
  const card = await openCard(page, requester);
  await card.getByRole('button', { name: 'Reply', exact: true }).click();
  await card.getByRole('button', { name: REPLY }).click();
  return sceneOn(team, {
    begin: () => card.getByRole('button', { name: 'Send Reply' }).click(),
    done: page.getByText('The requester can read it on their private page.'),
    failures: ['Failed to send the reply. It is still in the box.'],
    expectInputPreserved: () => expectValue(card.getByLabel('Your reply'), REPLY),
    stored: () => storedOf(id, email, fault),
    async settle() {
      await forwardAgain(id);
      await settleDeliveries(id);
    },
  });
}

async function storedOf(requestId: string, email: string, fault: Fault | null): Promise<Stored> {
  const db = testFirestore();
  const [request, replies, events, mails] = await Promise.all([
    requestRef(db, requestId).get(),
    db.collection(repliesPath(requestId)).get(),
    historyOf(db, requestId).where('action', '==', 'reply_sent').get(),
    mailsTo(email),
  ]);
  if (replies.empty && mails.length === 0) {
    return NOTHING;
  }
  const isStored = replies.size === 1 && events.size === 1 && request.get('reply_count') === 1;
  return isStored && isSent(mails.length, fault)
    ? ALL
    : `${replies.size} replies, ${events.size} events, ${mails.length} mails`;
}

/** Eventarc retries this trigger if its worker died, because it has `retry`. The functions emulator does not. */
async function forwardAgain(requestId: string): Promise<void> {
  const db = testFirestore();
  const { docs } = await db.collection(repliesPath(requestId)).get();
  await Promise.all(docs.map(({ id }) => storeReplyEffects(db, requestId, id, new Date())));
}
