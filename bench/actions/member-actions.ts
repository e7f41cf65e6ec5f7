import { randomUUID } from 'node:crypto';
import {
  createMember,
  randomEmail,
  storeCircle,
  type TestMember,
} from '../../functions/src/testing/circle-member.ts';
import { mailsTo } from '../../functions/src/testing/fake-providers.ts';
import { changeInvitation, newestLink } from '../../functions/src/testing/invitation-steps.ts';
import { randomAddress } from '../../functions/src/testing/random-address.ts';
import { confirm } from '../../tests/support/circle-page.ts';
import type { Actor } from './ledger.ts';
import { call, isOn, openAsVisitor, press, type Stage, says } from './stage.ts';

export async function measureMember(stage: Stage): Promise<void> {
  await measureCircle(stage);
  await measureInvitations(stage);
}

async function measureCircle(stage: Stage): Promise<void> {
  const { ledger } = stage;
  const email = randomEmail();
  const { page, leave } = await openAsVisitor(stage, '/sign-in');
  const visitor: Actor = { role: 'member', idToken: null };
  await ledger.measure(visitor, 'ask for a sign-in link', async () => {
    await page.getByLabel('Email').fill(email);
    await press(page, 'Send Sign-In Link');
    await says(page, `A link is on its way to ${email}`);
  });
  const [mail] = await mailsTo(email);
  const [link = ''] = /http\S+\/sign-in\?\S+/.exec(mail?.text ?? '') ?? [];
  const { pathname, search } = new URL(link);
  // The rules treat all members alike, so another new member's token repeats the reads that this member made.
  const member: Actor = { role: 'member', idToken: (await createMember()).idToken };
  await ledger.measure(member, 'sign in by the link, and see the circles', async () => {
    await page.goto(pathname + search);
    await press(page, 'Sign In');
    await page.getByLabel('Your name').fill('Anna');
    await press(page, 'Continue');
    await says(page, 'Signed in as Anna');
    await page.getByRole('main').getByRole('listitem').first().waitFor();
  });
  const name = `Young Parents ${randomUUID().slice(0, 8)}`;
  await ledger.measure(member, 'create a circle', async () => {
    await press(page, 'Create Circle');
    await page.getByLabel('Circle Name').fill(name);
    await page.locator('form').getByRole('button', { name: 'Create Circle' }).click();
    await says(page, 'Prayer circle created');
  });
  await ledger.measure(member, 'open a circle', async () => {
    await page.getByRole('link', { name: `Open Circle ${name}` }).click();
    await isOn(page, name);
    await page.getByRole('button', { name: 'Delete Circle' }).waitFor();
  });
  await ledger.measure(member, 'share a prayer in a circle', async () => {
    await page.getByLabel('Your prayer').fill('For a night of sleep.');
    await press(page, 'Share Prayer');
    await page.getByText('For a night of sleep.').nth(0).waitFor();
    await page.getByRole('button', { name: 'Mark as Answered' }).waitFor();
  });
  await ledger.measure(member, 'pray for a prayer in a circle', async () => {
    await press(page, 'Pray');
    await says(page, '1 member prayed for this.');
  });
  await ledger.measure(member, 'mark it answered', async () => {
    await press(page, 'Mark as Answered');
    await page.getByText('Answered', { exact: true }).waitFor();
  });
  await ledger.measure(member, 'delete a prayer in a circle', async () => {
    await press(page, 'Delete');
    await confirm(page, 'Delete');
    await page.getByText('For a night of sleep.').waitFor({ state: 'detached' });
  });
  await ledger.measure(member, 'delete a circle', async () => {
    await press(page, 'Delete Circle');
    await confirm(page, 'Delete Circle');
    await isOn(page, 'Prayer Circles');
  });
  await leave();
}

async function measureInvitations({ ledger }: Stage): Promise<void> {
  const { leader, circleId } = await ledger.prepare(async () => {
    const someone = await createMember();
    return { leader: someone, circleId: await storeCircle(someone) };
  });
  const by = (someone: TestMember): Actor => ({ role: 'member', idToken: someone.idToken });
  const guest = randomEmail();
  await ledger.measure(by(leader), 'invite somebody', () =>
    call('inviteToCircle', { circleId, email: guest }, leader),
  );
  const link = await newestLink(guest, 1);
  const visitor: Actor = { role: 'member', idToken: null };
  const address = randomAddress();
  await ledger.measure(visitor, 'open an invitation', () => call('openInvitation', link, { address }));
  // Only an expired invitation can be renewed.
  await ledger.prepare(() => changeInvitation(link, { expires_at: new Date(0) }));
  await ledger.measure(visitor, 'ask for a new invitation', () => call('renewInvitation', link, { address }));
  const friend = await createMember();
  const newest = await newestLink(guest, 2);
  await ledger.measure(visitor, 'accept an invitation', () => call('acceptInvitation', newest, { address }));
  const second = await createMember();
  await ledger.prepare(() => call('inviteToCircle', { circleId, email: second.email }, leader));
  await ledger.measure(by(second), 'join a circle', () =>
    call('joinCircle', { circleId, displayName: 'Ruth' }, second),
  );
  await ledger.measure(by(leader), 'make somebody the leader', () =>
    call('handOverCircle', { circleId, userId: second.uid }, leader),
  );
  await ledger.measure(by(leader), 'leave a circle', () => call('leaveCircle', { circleId }, leader));
  await ledger.prepare(async () => {
    await call('inviteToCircle', { circleId, email: friend.email }, second);
    await call('joinCircle', { circleId, displayName: 'Eve' }, friend);
  });
  await ledger.measure(by(second), 'remove somebody from a circle', () =>
    call('removeCircleMember', { circleId, userId: friend.uid }, second),
  );
}
