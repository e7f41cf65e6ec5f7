import { KIOSK_RESET_AFTER_MS } from '@prayer-community/domain/request-form/kiosk';
import { act, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { answerCalls } from '../../../testing/answer-calls.ts';
import { findToast } from '../../../testing/find-toast.ts';
import { openScreen } from '../../../testing/open-screen.tsx';

// Firestore does not run in jsdom.
vi.mock('../../../firebase/settings/use-settings.ts', () => ({ useSettings: () => ({ state: 'error' }) }));

const TAKEN = { result: { success: true, prayerRequestId: 'the request' } };

beforeEach(() => {
  // jsdom has no IndexedDB and no audio, so the page logs warnings.
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] });
});
afterEach(() => vi.useRealTimers());

const field = (name: string) => screen.findByRole('textbox', { name });
const idle = () => act(() => vi.advanceTimersByTime(KIOSK_RESET_AFTER_MS + 1_000));

/** Submits a request at the kiosk. `answer` lets the server's answer through. */
async function submitSlowly(): Promise<{ visitor: UserEvent; answer: () => void }> {
  let answer = () => {};
  const slow = new Promise<typeof TAKEN>((resolve) => {
    answer = () => resolve(TAKEN);
  });
  answerCalls(slow);
  const visitor = await openScreen('/kiosk');
  await visitor.type(await field('Prayer request'), 'For my mother.');
  await visitor.type(await field('First name'), 'Ruth');
  await visitor.type(await field('Last name'), 'Meyer');
  await visitor.click(screen.getByRole('button', { name: 'Submit Prayer Request' }));
  await screen.findByText('Sending your prayer request…');
  return { visitor, answer };
}

it('a late answer leaves the form of the next person unchanged', async () => {
  const { visitor, answer } = await submitSlowly();
  await visitor.click(screen.getByRole('button', { name: 'Español' }));
  await visitor.click(await screen.findByRole('button', { name: 'Change Language' }));
  await field('Petición de oración');
  idle();
  await visitor.type(await field('Prayer request'), 'For my brother.');

  answer();

  await findToast('Your prayer request has been submitted successfully.');
  expect(await field('Prayer request')).toHaveValue('For my brother.');
});

it('help that is left open is closed for the next person', async () => {
  const visitor = await openScreen('/kiosk');
  await visitor.type(await field('Prayer request'), 'For my mother.');
  await visitor.click(screen.getByRole('button', { name: 'Help' }));
  await screen.findByRole('dialog');

  idle();

  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await field('Prayer request')).toHaveValue('');
});

it('a request is not cleared while it is being sent', async () => {
  const { answer } = await submitSlowly();
  idle();

  answer();

  expect(await screen.findByRole('heading', { name: 'Prayer request submitted' })).toBeVisible();
});
