import type { Page } from '@playwright/test';
import { signInLink } from '@prayer-community/domain/auth/link-sign-in';
import { linkCodeFor } from '../../functions/src/testing/accounts-api.ts';
import { circleNameOf, randomEmail, storeCircle } from '../../functions/src/testing/circle-member.ts';
import { newestMailTo } from '../../functions/src/testing/fake-providers.ts';
import { changeInvitation, newestLink } from '../../functions/src/testing/invitation-steps.ts';
import { randomAddress } from '../../functions/src/testing/random-address.ts';
import { createStaffMember } from '../../functions/src/testing/staff-member.ts';
import { testAuth } from '../../functions/src/testing/test-backend.ts';
import { expectAccessibleDayAndNight } from '../support/accessibility.ts';
import { button, card, circleLink, confirm, heading } from '../support/circle-page.ts';
import { setClientIp } from '../support/client-ip.ts';
import { type AccountSession, signedInByLink, signedInState } from '../support/stored-session.ts';
import { takeScreenshot } from '../support/take-screenshot.ts';
import type { VisitOptions } from '../support/visit.ts';
import { expect, type Journey, test } from './fixtures.ts';

let visit: Journey['visit'];
let circleName: string;
let email: string;

test.beforeEach(({ visit: visitOfJourney }) => {
  visit = visitOfJourney;
  email = randomEmail();
  circleName = `Young Parents ${email.slice(7, 15)}`;
});

async function open(path: string, options?: VisitOptions): Promise<Page> {
  const { page } = await visit(path, options);
  await setClientIp(page.context(), randomAddress());
  return page;
}

/** Returns the path of the link in the newest email to an address, once that many have arrived. */
async function mailedPath(to: string, mails = 1): Promise<string> {
  const { text } = await newestMailTo(to, mails);
  const [url = ''] = /http\S+\/sign-in\?\S+/.exec(text) ?? [];
  const { pathname, search } = new URL(url);
  return pathname + search;
}

async function signIn(as: string, name: string): Promise<Page> {
  const page = await open('/sign-in');
  await page.getByLabel('Email').fill(as);
  await button(page, 'Send Sign-In Link').click();
  await page.getByText(`A link is on its way to ${as}`).waitFor();
  await page.goto(await mailedPath(as));
  await page.getByText(`You’ll sign in as ${as}.`).waitFor();
  await button(page, 'Sign In').click();
  await page.getByLabel('Your name').fill(name);
  await button(page, 'Continue').click();
  await page.getByText(`Signed in as ${name}`).waitFor();
  return page;
}

async function createCircle(page: Page): Promise<void> {
  await button(page, 'Create Circle').click();
  await page.getByLabel('Circle Name').fill(circleName);
  await page.getByLabel('Description').fill('For those who are up at night.');
  await page.getByLabel('Topic').fill('Family');
  await submitCircle(page);
  await page.getByText('Prayer circle created').waitFor();
}

function submitCircle(page: Page): Promise<void> {
  return page.locator('form').getByRole('button', { name: 'Create Circle' }).click();
}

const openLink = (page: Page) => circleLink(page, circleName);
const joinButton = (page: Page) => button(page, `Join Circle ${circleName}`);

async function enterCircle(page: Page): Promise<void> {
  await openLink(page).click();
  await heading(page, circleName).waitFor();
}

async function invite(page: Page, guest: string): Promise<void> {
  await button(page, 'Invite Member').click();
  await page.getByLabel('Email').fill(guest);
  await button(page, 'Send Invitation').click();
  await page.getByText('Invitation sent').waitFor();
  await page.getByText(`${guest} is invited to ${circleName}, unless`).waitFor();
}

async function join(guest: string, name: string, mails = 1): Promise<Page> {
  const page = await open(await mailedPath(guest, mails));
  await page.getByText(`You’ll join as ${guest}.`).waitFor();
  await page.getByLabel('Your name').fill(name);
  await button(page, 'Join Circle').click();
  await heading(page, circleName).waitFor();
  return page;
}

/** Opens a page as a member who signed in before. */
async function come({ storageState }: AccountSession, to = '/prayer-circles'): Promise<Page> {
  return open(to, { storageState: storageState });
}

/** Opens the list of circles as Anna, who leads one of them, and invites a guest to it. */
async function invited(): Promise<{ leader: Page; guest: string }> {
  const anna = await signedInByLink(email, 'Anna');
  circleName = circleNameOf(await storeCircle(anna));
  const leader = await come(anna);
  const guest = randomEmail();
  await invite(leader, guest);
  return { leader, guest };
}

test.describe('a visitor', () => {
  test('is asked to sign in and is shown how', async () => {
    const page = await open('/prayer-circles');

    await page.getByText('Authentication required. Please log in to view prayer circles.').waitFor();
    await page.getByText('Access to a circle is by invitation only.').waitFor();
    await expectAccessibleDayAndNight(page);
    await takeScreenshot(page, 'prayer-circles-signed-out');
    await button(page, 'Create Circle').click();
    await page.getByText('Please log in to create a prayer circle.').waitFor();
    await page.getByRole('link', { name: 'Sign In' }).click();

    await heading(page, 'Sign In').waitFor();
    await expectAccessibleDayAndNight(page);
    await takeScreenshot(page, 'sign-in');
    await page.getByLabel('Email').fill('ruth@');
    await button(page, 'Send Sign-In Link').click();
    await page.getByText('Please enter a valid email address').waitFor();
  });

  test('can correct a mistyped address for a sign-in link, and request a new link for a used one', async () => {
    const { pathname, search } = new URL(signInLink('http://site', await linkCodeFor(email)));
    const page = await open(pathname + search);
    await page.getByLabel('Email').fill(randomEmail());
    await button(page, 'Sign In').click();
    await page.getByText('Sign In Failed').waitFor();
    await page.getByLabel('Email').fill(email);
    await button(page, 'Sign In').click();
    await page.getByLabel('Your name').waitFor();

    const other = await open(pathname + search);
    await other.getByLabel('Email').fill(email);
    await button(other, 'Sign In').click();

    await other.getByText('This sign-in link is invalid or has expired. Please request a new one.').waitFor();
    await button(other, 'Send Sign-In Link').click();
    await other.getByText(`A link is on its way to ${email}`).waitFor();
  });
});

test.describe('a member', () => {
  test('creates a circle with a required name, opens and closes the forms, and stays signed in', async () => {
    const page = await signIn(email, 'Anna');
    await button(page, 'Create Circle').click();
    await submitCircle(page);
    await page.getByText('Circle name is required').waitFor();
    await expectAccessibleDayAndNight(page);
    await takeScreenshot(page, 'prayer-circles-create');
    await button(page, 'Cancel').click();
    await page.getByLabel('Circle Name').waitFor({ state: 'detached' });

    await page.route(/\/circle-writes-/, (route) => route.abort());
    await button(page, 'Create Circle').click();
    await page.getByLabel('Circle Name').fill(circleName);
    await submitCircle(page);
    await page.getByText('Failed to create prayer circle').waitFor();
    expect(await page.getByLabel('Circle Name').inputValue()).toBe(circleName);
    await page.unroute(/\/circle-writes-/);
    await button(page, 'Cancel').click();

    await createCircle(page);
    await card(page, circleName).getByText('1 member', { exact: true }).waitFor();
    await page.reload();
    await openLink(page).waitFor();
    await page.getByRole('heading', { level: 2, name: 'Available Prayer Circles' }).waitFor();
    await takeScreenshot(page, 'prayer-circles');
    expect(new URL(page.url()).search).toBe('');

    await button(page, 'Invite Member').click();
    await page.getByLabel('Email').fill('ruth@');
    await button(page, 'Send Invitation').click();
    await page.getByText('Please enter a valid email address').waitFor();
    await expectAccessibleDayAndNight(page);
    await takeScreenshot(page, 'prayer-circles-invite');
    await button(page, 'Cancel').click();
    await page.getByLabel('Email').waitFor({ state: 'detached' });
  });

  test("sees no circles without an invitation, and at a circle's URL sees how to ask for one", async () => {
    const circleId = await storeCircle(await signedInByLink(email, 'Anna'));
    circleName = circleNameOf(circleId);
    const stranger = randomEmail();
    const page = await come(await signedInByLink(stranger, 'Eve'));
    await page.getByText('No prayer circles available. Create the first one!').waitFor();

    await page.goto(`/prayer-circles/${circleId}`);

    await page.getByText(`Ask one of its members to invite you at ${stranger}.`).waitFor();
    expect(await page.getByText(circleName).count()).toBe(0);
    await expectAccessibleDayAndNight(page);
  });

  test('joins a circle from the list when invited', async () => {
    const anna = await signedInByLink(email, 'Anna');
    const circleId = await storeCircle(anna);
    circleName = circleNameOf(circleId);
    const guest = randomEmail();
    const page = await come(await signedInByLink(guest, 'Ruth'));
    await page.getByText('No prayer circles available. Create the first one!').waitFor();

    await invite(await come(anna), guest);

    await page.getByText('You’re invited to this circle.').waitFor();
    await takeScreenshot(page, 'prayer-circles-invited');
    await joinButton(page).click();
    await heading(page, circleName).waitFor();
    await page.getByText('No prayers yet. Be the first to share one.').waitFor();
  });
});

test.describe('leadership', () => {
  test('can remove a circle that it does not belong to', async () => {
    circleName = circleNameOf(await storeCircle(await signedInByLink(email, 'Anna')));
    const { uid } = await createStaffMember('leadership');
    await testAuth().updateUser(uid, { displayName: 'Grace' });
    const page = await open('/prayer-circles', { storageState: await signedInState(uid) });

    await button(page, `Delete Circle ${circleName}`).click();
    await expectAccessibleDayAndNight(page);
    await takeScreenshot(page, 'remove-circle');
    await confirm(page, 'Delete Circle');

    await page.getByText(`${circleName} was deleted.`).waitFor();
    await card(page, circleName).waitFor({ state: 'detached' });
  });
});

test.describe('an invitation', () => {
  test('signs in and joins a guest in one step, live for the leader, whose answer for members is the same', async () => {
    const { leader, guest } = await invited();
    await card(leader, circleName).getByText('1 member', { exact: true }).waitFor();

    const page = await join(guest, 'Ruth');

    await card(leader, circleName).getByText('2 members', { exact: true }).waitFor();
    await enterCircle(leader);
    await leader.getByText('Ruth', { exact: true }).waitFor();
    await expectAccessibleDayAndNight(page);
    await invite(leader, guest);
  });

  test('offers a new link once it has expired', async () => {
    const { guest } = await invited();
    await changeInvitation(await newestLink(guest), { expires_at: new Date(0) });
    const page = await open(await mailedPath(guest));

    await page.getByText('This invitation has expired.').waitFor();
    await expectAccessibleDayAndNight(page);
    await takeScreenshot(page, 'invitation-expired');
    await button(page, 'Send Me a New Link').click();

    await page.getByText('A new link is on its way to your inbox.').waitFor();
    await join(guest, 'Ruth', 2);
  });
});
