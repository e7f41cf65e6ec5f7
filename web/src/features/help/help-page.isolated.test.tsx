import { DEFAULT_IDENTITY } from '@prayer-community/domain/settings/site-identity';
import { screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { openScreen } from '../../testing/open-screen.tsx';
import { offeredTopics } from '../../ui/help/offered-topics.ts';
import { showIdentity } from '../../ui/identity/identity.ts';

const topics = () => screen.queryAllByRole('link').map(({ textContent }) => textContent);

afterEach(() => showIdentity(DEFAULT_IDENTITY));

it('topics about screens and sessions that the community turned off are not listed', async () => {
  showIdentity(DEFAULT_IDENTITY);
  await openScreen('/help');
  await screen.findByRole('link', { name: 'The Belief Wall' });
  const about = ['Daily content', 'Prayer circles', 'Inside a prayer circle', 'Signing in with a link'];
  expect(topics()).toEqual(expect.arrayContaining([...about, 'A prayer session']));

  showIdentity({
    screens: { prayer_circles: false, daily_content: false, insights: false },
    sessions_on_wall: false,
  });

  expect(await screen.findByRole('link', { name: 'The Belief Wall' })).toBeVisible();
  expect(topics().filter((topic) => [...about, 'A prayer session'].includes(topic ?? ''))).toEqual([]);
});

it('topics are left out if the staff cannot use them, but not if a setting is unknown', () => {
  const staff = ['today', 'phone-call', 'poster', 'insights', 'publishing'] as const;

  expect(offeredTopics(staff, { by_phone: false, on_poster: false, insights: false })).toEqual([
    'today',
    'publishing',
  ]);
  expect(offeredTopics(staff, {})).toEqual(staff);
});
