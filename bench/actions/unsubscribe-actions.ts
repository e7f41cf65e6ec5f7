import { createStaffMember, joinList } from '../../functions/src/testing/staff-member.ts';
import { emulatorAddress } from '../../functions/src/testing/test-backend.ts';
import { unsubscribeLink } from '../../functions/src/testing/unsubscribe-link.ts';
import type { Actor } from './ledger.ts';
import { openAsVisitor, press, type Stage } from './stage.ts';

/** A staff member who follows a link in an email, which requires no sign-in. */
const READER: Actor = { role: 'prayer_team', idToken: null };

export async function measureUnsubscribing(stage: Stage): Promise<void> {
  const { pathname, search } = await stage.ledger.prepare(async () => {
    const member = await createStaffMember();
    await joinList(member, 'prayer-team_email');
    return unsubscribeLink(member);
  });
  const { page, measure, leave } = await openAsVisitor(stage, '/icon.svg', READER);
  const openLink = () => page.goto(pathname + search);
  await measure('open the link at the foot of a mail', openLink, 'Would you like to unsubscribe from');
  await measure('unsubscribe', () => press(page, 'Unsubscribe'), 'You’re unsubscribed from emails');
  await measure('resubscribe to emails', () => press(page, 'Undo'), 'You may get emails about');
  await leave();
  await measure('unsubscribe by one click in a mail program', async () => {
    const response = await fetch(new URL(`/mail/unsubscribe${search}`, emulatorAddress('WEB_URL')), {
      method: 'POST',
    });
    if (!response.ok) {
      throw new Error(`The mails did not end: ${response.status}`);
    }
  });
}
