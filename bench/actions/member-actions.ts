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
import { circleLink, confirm } from '../../tests/support/circle-page.ts';
import type { Actor } from './ledger.ts';
import { call, calling, isOn, measuring, openAsVisitor, press, type Stage, says } from './stage.ts';

const GUEST: Actor = { role: 'member', idToken: null };
const OWN_CIRCLES = 3;

export async function measureMember(stage: Stage): Promise<void> {
  await measureCircle(stage);
  await measureInvitations(stage);
}

async function measureCircle(stage: Stage): Promise<void> {
  const member = await stage.ledger.prepare(storeMemberOfCircles);
  const { email } = member;
  const visitor = await openAsVisitor(stage, '/sign-in', GUEST);
  const { page } = visitor;
  await visitor.measure('ask for a sign-in link', async () => {
    await page.getByLabel('Email').fill(email);
    await press(page, 'Send Sign-In Link');
    await says(page, `A link is on its way to ${email}`);
  });
  const [mail] = await mailsTo(email);
  const [link = ''] = /http\S+\/sign-in\?\S+/.exec(mail?.text ?? '') ?? [];
  const { pathname, search } = new URL(link);
  const measure = measuring(stage, page, actorOf(member));
  await measure('sign in by the link, and see the circles', async () => {
    await page.goto(pathname + search);
    await press(page, 'Sign In');
    await page.getByLabel('Your name').fill('Anna');
    await press(page, 'Continue');
    await says(page, 'Signed in as Anna');
    const circles = page.getByRole('main').getByRole('listitem');
    await circles.nth(OWN_CIRCLES - 1).waitFor();
  });
  const name = `Young Parents ${randomUUID().slice(0, 8)}`;
  await measure('create a circle', async () => {
    await press(page, 'Create Circle');
    await page.getByLabel('Circle Name').fill(name);
    await press(page.locator('form'), 'Create Circle');
    await says(page, 'Prayer circle created');
  });
  await measure('open a circle', async () => {
    await circleLink(page, name).click();
    await isOn(page, name);
    await page.getByRole('button', { name: 'Delete Circle' }).waitFor();
  });
  const prayer = page.getByText('For a night of sleep.');
  await measure('share a prayer in a circle', async () => {
    await page.getByLabel('Your prayer').fill('For a night of sleep.');
    await press(page, 'Share Prayer');
    await prayer.nth(0).waitFor();
    await page.getByRole('button', { name: 'Mark as Answered' }).waitFor();
  });
  await measure('pray for a prayer in a circle', () => press(page, 'Pray'), '1 member prayed for this.');
  const answered = page.getByText('Answered', { exact: true });
  await measure('mark it answered', async () => {
    await press(page, 'Mark as Answered');
    await confirm(page, 'Mark as Answered');
    await answered.waitFor();
  });
  await measure('delete a prayer in a circle', async () => {
    await press(page, 'Delete');
    await confirm(page, 'Delete');
    await prayer.waitFor({ state: 'detached' });
  });
  await measure('delete a circle', async () => {
    await press(page, 'Delete Circle');
    await confirm(page, 'Delete Circle');
    await isOn(page, 'Prayer Circles');
  });
  await visitor.leave();
}

/** Stores someone who belongs to a few circles, but has not signed in with a name. */
async function storeMemberOfCircles(): Promise<TestMember> {
  const member = await createMember();
  for (let index = 0; index < OWN_CIRCLES; index += 1) {
    await storeCircle(member);
  }
  return member;
}

function actorOf({ idToken }: TestMember): Actor {
  return { role: 'member', idToken };
}

async function measureInvitations(stage: Stage): Promise<void> {
  const { ledger } = stage;
  const by = (member: TestMember) => calling(stage, actorOf(member), '');
  const { leader, circleId } = await ledger.prepare(async () => {
    const someone = await createMember();
    return { leader: someone, circleId: await storeCircle(someone) };
  });
  const email = randomEmail();
  await by(leader)('invite somebody', 'inviteToCircle', { circleId, email });
  const link = await newestLink(email, 1);
  const byGuest = calling(stage, GUEST, randomAddress());
  await byGuest('open an invitation', 'openInvitation', link);
  // Only an expired invitation can be renewed.
  await ledger.prepare(() => changeInvitation(link, { expires_at: new Date(0) }));
  await byGuest('ask for a new invitation', 'renewInvitation', link);
  const friend = await createMember();
  await byGuest('accept an invitation', 'acceptInvitation', await newestLink(email, 2));
  const second = await createMember();
  await ledger.prepare(() => call('inviteToCircle', { circleId, email: second.email }, leader));
  await by(second)('join a circle', 'joinCircle', { circleId, displayName: 'Ruth' });
  await by(leader)('hand over a circle', 'handOverCircle', { circleId, userId: second.uid });
  await by(leader)('leave a circle', 'leaveCircle', { circleId });
  await ledger.prepare(async () => {
    await call('inviteToCircle', { circleId, email: friend.email }, second);
    await call('joinCircle', { circleId, displayName: 'Eve' }, friend);
  });
  const removed = { circleId, userId: friend.uid };
  await by(second)('remove somebody from a circle', 'removeCircleMember', removed);
}
