import { SETTINGS } from '@prayer-community/domain/settings/settings';
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { openScreen } from '../../testing/open-screen.tsx';

vi.mock('../../firebase/settings/use-settings.ts', () => ({
  useSettings: () => ({ state: 'ready', settings: SETTINGS.privacy.parse({}) }),
}));

it('the page says what the browser stores of a visitor who recorded, uses the wall, signs in or is notified', async () => {
  await openScreen('/privacy');

  expect(await screen.findByText(/recordings you haven’t sent/)).toBeVisible();
  expect(
    screen.getByText(/^If you pray, post, or mark a request as answered on the Belief Wall/),
  ).toBeVisible();
  expect(screen.getByText(/sign-in link, it also stores your email address/)).toBeVisible();
});

it('the page says what remains of a deleted request, and which emails can be unsubscribed from', async () => {
  await openScreen('/privacy');

  expect(await screen.findByText(/Once it’s deleted, only anonymous statistics remain\./)).toBeVisible();
  expect(screen.getByText(/our team’s emails about new requests and reminders\.$/)).toBeVisible();
});

it('the page says what to do if private links do not open, such as when status pages are off', async () => {
  await openScreen('/privacy');

  expect(
    await screen.findByText(/If the link doesn’t open, or you have none, please contact our community\.$/),
  ).toBeVisible();
});

it('the page says how long backups, accounts, invitations and posts stay, and how they are removed', async () => {
  await openScreen('/privacy');

  expect(await screen.findByText(/^Deleted data can stay in our backups for up to 14 weeks/)).toBeVisible();
  expect(screen.getByText(/^We keep accounts for prayer circles and posts on the Belief Wall/)).toBeVisible();
  expect(screen.getByText(/^To remove your account for prayer circles/)).toBeVisible();
  expect(screen.getByText(/^To remove a post from the Belief Wall/)).toBeVisible();
});

it('the page says what is linked or stored without a name', async () => {
  await openScreen('/privacy');

  expect(await screen.findByText(/^If you ask again with the same phone number or email/)).toBeVisible();
  expect(screen.getByText(/^If you’re signed in, we store a post with your account/)).toBeVisible();
  expect(screen.getByText(/a code made from your network address/)).toBeVisible();
  expect(screen.getByText(/for up to two years that the address is confirmed/)).toBeVisible();
  expect(
    screen.getByText(/^For 90 days, we keep a list of the messages .* If you unsubscribe/),
  ).toBeVisible();
});

it('the page says that phone and email address are stored if entered, and what is sent there', async () => {
  await openScreen('/privacy');

  expect(await screen.findByText(/email address, if you enter them\. .* we email it to you/)).toBeVisible();
});
