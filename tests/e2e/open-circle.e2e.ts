import { circlePrayersPath } from '@prayer-community/domain/collections';
import { circleNameOf, randomEmail, storeCircle } from '../../functions/src/testing/circle-member.ts';
import { randomAddress } from '../../functions/src/testing/random-address.ts';
import { testFirestore } from '../../functions/src/testing/test-backend.ts';
import { expectAccessibleDayAndNight } from '../support/accessibility.ts';
import { button, card, circleLink, confirm, heading } from '../support/circle-page.ts';
import { setClientIp } from '../support/client-ip.ts';
import { type AccountSession, signedInByLink } from '../support/stored-session.ts';
import { takeScreenshot } from '../support/take-screenshot.ts';
import { expect, type Journey, test } from './fixtures.ts';

/** Opens a circle as Anna, its leader, and as Ruth, a member. */
async function circleOfTwo(visit: Journey['visit']) {
  const [anna, ruth] = await Promise.all([
    signedInByLink(randomEmail(), 'Anna'),
    signedInByLink(randomEmail(), 'Ruth'),
  ]);
  const circleId = await storeCircle(anna, ruth);
  const come = async ({ storageState }: AccountSession) => {
    const { page } = await visit(`/prayer-circles/${circleId}`, { storageState });
    await setClientIp(page.context(), randomAddress());
    return page;
  };
  const [leader, friend] = await Promise.all([come(anna), come(ruth)]);
  for (const page of [leader, friend]) {
    await page.getByText('No prayers yet. Be the first to share one.').waitFor();
  }
  return { leader, friend, circleId, circleName: circleNameOf(circleId) };
}

test.describe('a circle', () => {
  test('lets members share prayers, pray for them, and mark them as answered, live', {
    tag: ['@quick', '@strict'],
  }, async ({ visit }) => {
    const { leader, friend } = await circleOfTwo(visit);

    await button(friend, 'Share Prayer').click();
    await friend.getByText('Please enter a prayer request').waitFor();
    await friend.getByLabel('Your prayer').fill('For a night of sleep.');
    await button(friend, 'Share Prayer').click();
    const seen = card(leader, 'For a night of sleep.');
    await seen.getByText(/^Ruth ·/).waitFor();
    await seen.getByRole('button', { name: 'Pray' }).click();

    const own = card(friend, 'For a night of sleep.');
    await own.getByText('1 member prayed for this.').waitFor();
    await own.getByRole('button', { name: 'Mark as Answered' }).click();
    await confirm(friend, 'Mark as Answered');
    await seen.getByText('Answered', { exact: true }).waitFor();
    await expectAccessibleDayAndNight(leader);
    await takeScreenshot(leader, 'prayer-circle');
  });

  test('shows the new name of a member who has changed it, live', async ({ visit }) => {
    const { leader, friend } = await circleOfTwo(visit);
    await friend.getByLabel('Your prayer').fill('For a night of sleep.');
    await button(friend, 'Share Prayer').click();
    await card(leader, 'For a night of sleep.')
      .getByText(/^Ruth ·/)
      .waitFor();

    await button(friend, 'Change Name').click();
    await friend.getByLabel('Your name').fill('Ruth Meyer');
    await expectAccessibleDayAndNight(friend);
    await takeScreenshot(friend, 'change-name');
    await button(friend, 'Save').click();

    await friend.getByText('Signed in as Ruth Meyer').waitFor();
    await expect(button(friend, 'Change Name')).toBeFocused();
    await card(leader, 'For a night of sleep.')
      .getByText(/^Ruth Meyer ·/)
      .waitFor();
  });

  test('keeps a prayer that could not be shared or deleted offline', async ({ visit }) => {
    const { leader, friend, circleId } = await circleOfTwo(visit);
    await friend.getByLabel('Your prayer').fill('For a night of sleep.');
    await button(friend, 'Share Prayer').click();
    await card(leader, 'For a night of sleep.').waitFor();
    await friend.context().setOffline(true);

    const own = card(friend, 'For a night of sleep.');
    await friend.getByLabel('Your prayer').fill('For his exam.');
    await button(friend, 'Share Prayer').click();
    await own.getByRole('button', { name: 'Delete' }).click();
    await confirm(friend, 'Delete');
    // Either may come first, and each closes after four seconds.
    await Promise.all([
      friend.getByText('Failed to share your prayer').first().waitFor(),
      friend.getByText('Failed to delete the prayer').first().waitFor(),
    ]);
    await expect(friend.getByLabel('Your prayer')).toHaveValue('For his exam.');
    await expect(card(friend, 'For his exam.')).toHaveCount(0);

    await friend.context().setOffline(false);
    await own.getByRole('button', { name: 'Mark as Answered' }).click();
    await confirm(friend, 'Mark as Answered');
    await card(leader, 'For a night of sleep.').getByText('Answered', { exact: true }).waitFor();
    const stored = await testFirestore().collection(circlePrayersPath(circleId)).get();
    expect(stored.docs.map((prayer) => prayer.get('prayer_text'))).toEqual(['For a night of sleep.']);
  });

  test('can be handed over, left by its first leader, and deleted by its last member', async ({ visit }) => {
    const { leader, friend, circleName } = await circleOfTwo(visit);

    await button(leader, 'Make Leader: Ruth').click();
    await expectAccessibleDayAndNight(leader);
    await confirm(leader, 'Make Leader');
    await button(friend, 'Remove Anna').waitFor();
    await button(leader, 'Leave Circle').click();
    await confirm(leader, 'Leave Circle');

    await heading(leader, 'Prayer Circles').waitFor();
    await leader.getByText('No prayer circles available. Create the first one!').waitFor();
    await friend.getByText('1 member', { exact: true }).waitFor();
    await button(friend, 'Delete Circle').click();
    await confirm(friend, 'Delete Circle');
    await heading(friend, 'Prayer Circles').waitFor();
    await card(friend, circleName).waitFor({ state: 'detached' });
  });

  test('closes live for a removed member, on its page and in the list of circles', async ({ visit }) => {
    const { leader, friend, circleName } = await circleOfTwo(visit);
    const list = await friend.context().newPage();
    await list.goto('/prayer-circles');
    await circleLink(list, circleName).waitFor();

    await button(leader, 'Remove Ruth').click();
    await confirm(leader, 'Remove');

    await friend.getByText('This circle is by invitation only.').waitFor();
    expect(await friend.getByText(circleName).count()).toBe(0);
    await circleLink(list, circleName).waitFor({ state: 'detached' });
    await friend.getByRole('link', { name: 'Back to Prayer Circles' }).click();
    await friend.getByRole('heading', { name: 'Available Prayer Circles' }).waitFor();
    // The list starts with the SDK's last known state of the circle. The server's response then corrects it.
    await circleLink(friend, circleName).waitFor({ state: 'hidden' });
  });
});
