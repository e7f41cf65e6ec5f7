import { randomUUID } from 'node:crypto';
import { newDelivery, welcomeMessage } from '@prayer-community/domain/delivery/delivery';
import { deliveries } from '../../functions/src/data/delivery.ts';
import { firstMailTo } from '../../functions/src/testing/fake-providers.ts';
import { createStaffMember } from '../../functions/src/testing/staff-member.ts';
import { emulatorAddress, testFirestore } from '../../functions/src/testing/test-backend.ts';
import type { Actor } from './ledger.ts';
import { openAsVisitor, press, type Stage, says } from './stage.ts';

/** A staff member who follows a link in an email, which requires no sign-in. */
const READER: Actor = { role: 'prayer_team', idToken: null };

/** Measures how a staff member unsubscribes from emails: on the page linked in the footer, and by one click. */
export async function measureUnsubscribing(stage: Stage): Promise<void> {
  const { ledger } = stage;
  const { pathname, search } = await ledger.prepare(linkOfMail);
  const { page, leave } = await openAsVisitor(stage, '/icon.svg');
  await ledger.measure(READER, 'open the link at the foot of a mail', async () => {
    await page.goto(pathname + search);
    await says(page, 'Would you like to unsubscribe?');
  });
  await ledger.measure(READER, 'unsubscribe', async () => {
    await press(page, 'Unsubscribe');
    await says(page, 'You’re unsubscribed from e-mails');
  });
  await ledger.measure(READER, 'let the mails come again', async () => {
    await press(page, 'Undo');
    await says(page, 'Would you like to unsubscribe?');
  });
  await leave();
  await ledger.measure(READER, 'unsubscribe by one click in a mail program', async () => {
    const response = await fetch(new URL(`/mail/unsubscribe${search}`, emulatorAddress('WEB_URL')), {
      method: 'POST',
    });
    if (!response.ok) {
      throw new Error(`The mails did not end: ${response.status}`);
    }
  });
}

async function linkOfMail(): Promise<URL> {
  const { uid, email } = await createStaffMember();
  await deliveries(testFirestore())
    .doc(`welcome_${randomUUID()}`)
    .set(newDelivery(welcomeMessage(uid, new Date()), new Date()));
  const [link = ''] = /(?<=Unsubscribe: ).+$/m.exec((await firstMailTo(email)).text) ?? [];
  return new URL(link);
}
