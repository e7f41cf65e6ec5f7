import { screen, within } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { answerCalls } from '../../../testing/answer-calls.ts';
import { openScreen } from '../../../testing/open-screen.tsx';

// Firestore does not run in jsdom.
vi.mock('../../../firebase/settings/use-settings.ts', () => ({ useSettings: () => ({ state: 'error' }) }));

it('a change of language leaves the confirmation of a sent request, until the next person starts', async () => {
  // jsdom has no IndexedDB and no audio, so the page logs warnings.
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  answerCalls({ result: { success: true, prayerRequestId: 'the request' } });
  const visitor = await openScreen('/kiosk');
  const press = async (name: string) => visitor.click(await screen.findByRole('button', { name }));
  await visitor.type(await screen.findByRole('textbox', { name: 'Prayer request' }), 'For my mother.');
  await visitor.type(screen.getByRole('textbox', { name: 'First name' }), 'Ruth');
  await visitor.type(screen.getByRole('textbox', { name: 'Last name' }), 'Meyer');
  await press('Submit Prayer Request');
  await screen.findByRole('heading', { name: 'Prayer request submitted' });

  await press('Español');
  await screen.findByRole('button', { name: 'English' });

  expect(screen.queryAllByRole('textbox')).toEqual([]);
  await press('Listo');
  expect(await screen.findByRole('textbox', { name: 'Prayer request' })).toHaveValue('');
});

it('a change of language is not in the URL, so a reload starts in the language of the device', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  window.history.replaceState(null, '', '/kiosk');
  onTestFinished(() => window.history.replaceState(null, '', '/'));
  const visitor = await openScreen('/kiosk');
  await visitor.click(await screen.findByRole('button', { name: 'Español' }));
  const english = await screen.findByRole('button', { name: 'English' });
  const address = window.location.href;
  await visitor.click(english);
  await screen.findByRole('button', { name: 'Español' });

  expect(new URL(address).search).toBe('');
});

it.each(['/kiosk', '/kiosk/'])(
  'the help in a crisis leads nobody away from the form at %s',
  async (address) => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    window.history.replaceState(null, '', address);
    onTestFinished(() => window.history.replaceState(null, '', '/'));
    const visitor = await openScreen(address);

    await visitor.type(await screen.findByRole('textbox', { name: 'Prayer request' }), 'I want to die.');

    const help = await screen.findByRole('complementary', { name: 'You don’t have to carry this alone' });
    expect(help).toHaveTextContent('findahelpline.com');
    expect(within(help).queryAllByRole('link')).toEqual([]);
  },
);
