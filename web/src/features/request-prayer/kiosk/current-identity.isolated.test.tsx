import { MINUTE_MS, SECOND_MS } from '@prayer-community/domain/fields/durations';
import { KIOSK_RESET_AFTER_MS } from '@prayer-community/domain/request-form/kiosk';
import { DEFAULT_IDENTITY, SITE_IDENTITY_PATH } from '@prayer-community/domain/settings/site-identity';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openScreen } from '../../../testing/open-screen.tsx';

// Firestore does not run in jsdom.
vi.mock('../../../firebase/settings/use-settings.ts', () => ({ useSettings: () => ({ state: 'error' }) }));

const consentQuestion = () => screen.queryByRole('group', { name: 'Have the people you name agreed?' });

beforeEach(() => {
  // jsdom has no IndexedDB and no audio, so the page logs warnings.
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] });
});
afterEach(() => vi.useRealTimers());

/** Opens the kiosk and has leadership turn off the question about consent. */
async function openKiosk() {
  const visitor = await openScreen('/kiosk');
  const chooseSomeoneElse = async () =>
    visitor.click(await screen.findByRole('radio', { name: 'Someone else' }));
  await screen.findByRole('textbox', { name: 'Prayer request' });
  const changed = { ...DEFAULT_IDENTITY, asks: { ...DEFAULT_IDENTITY.asks, consent: false } };
  const fetched = vi.fn(async (_path: string) => Response.json(changed));
  vi.stubGlobal('fetch', fetched);
  return { visitor, fetched, chooseSomeoneElse };
}

// The kiosk knows of a form in use until the next person starts, so this comes first.
it('the first person after a long time is asked what leadership asks by then', async () => {
  const { chooseSomeoneElse } = await openKiosk();

  act(() => vi.advanceTimersByTime(10 * MINUTE_MS));
  await chooseSomeoneElse();

  await waitFor(() => expect(consentQuestion()).toBeNull());
});

it('the next person is asked what leadership asks by then', async () => {
  const { fetched, chooseSomeoneElse } = await openKiosk();
  await chooseSomeoneElse();
  expect(consentQuestion()).toBeVisible();

  act(() => vi.advanceTimersByTime(KIOSK_RESET_AFTER_MS + SECOND_MS));
  await chooseSomeoneElse();

  await waitFor(() => expect(consentQuestion()).toBeNull());
  expect(fetched).toHaveBeenCalledWith(SITE_IDENTITY_PATH);
});

it('the questions stay as they are while someone uses the form', async () => {
  const { visitor, fetched } = await openKiosk();
  await visitor.type(screen.getByRole('textbox', { name: 'Prayer request' }), 'For my mother.');

  for (let minute = 1; minute <= 10; minute += 1) {
    act(() => vi.advanceTimersByTime(MINUTE_MS / 2));
    fireEvent.pointerMove(document);
  }

  expect(fetched).not.toHaveBeenCalled();
});
