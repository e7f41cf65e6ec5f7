import { act, screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { useSyncExternalStore } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { answerCalls } from '../../../testing/answer-calls.ts';
import { openScreen } from '../../../testing/open-screen.tsx';
import { createStore } from '../../../ui/store.ts';
import type { Take, TakeOptions } from '../recorder/record-take.ts';

// Firestore does not run in jsdom.
const offered = createStore(true);
vi.mock('../../../firebase/settings/use-settings.ts', () => ({
  useSettings: () => {
    const isOffered = useSyncExternalStore(offered.subscribe, offered.get);
    return { state: 'ready', settings: { in_kiosk: isOffered, in_frames: isOffered } };
  },
}));
// jsdom has no microphone.
vi.mock('../recorder/record-take.ts', () => ({
  recordTake: ({ stop, onStarted, onProgress, onEnding }: TakeOptions): Promise<Take> => {
    onStarted();
    onProgress({ seconds: 1, level: 0.5, isFull: false });
    return new Promise((resolve) => {
      stop.addEventListener('abort', () => {
        onEnding();
        resolve({ recording: new Blob(['sound'], { type: 'audio/wav' }), endedBy: 'stopped' });
      });
    });
  },
}));

const TURNED_OFF = 'Prayer requests are currently turned off here.';

beforeEach(() => {
  // jsdom has no IndexedDB and no audio, so the page logs warnings.
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  URL.createObjectURL = () => 'blob:sound';
  URL.revokeObjectURL = () => undefined;
  offered.set(true);
});

const turnOff = () => act(async () => offered.set(false));
const words = () => screen.findByRole('textbox', { name: 'Prayer request' });
const press = async (visitor: UserEvent, name: string) =>
  visitor.click(await screen.findByRole('button', { name }));

describe.each([
  ['/kiosk', 'Done'],
  ['/embed', 'Submit Another Request'],
])('the form at %s, turned off by leadership meanwhile', (path, again) => {
  it('is gone if nothing was entered', async () => {
    await openScreen(path);
    await words();

    await turnOff();

    expect(screen.getByText(TURNED_OFF)).toBeVisible();
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it('stays with what was typed until it is sent, and its confirmation until it was read', async () => {
    answerCalls({ result: { success: true, prayerRequestId: 'the request' } });
    const visitor = await openScreen(path);
    await visitor.type(await words(), 'For my');
    await turnOff();

    await visitor.type(await words(), ' mother.');
    await visitor.type(screen.getByRole('textbox', { name: 'First name' }), 'Ruth');
    await visitor.type(screen.getByRole('textbox', { name: 'Last name' }), 'Meyer');
    expect(await words()).toHaveValue('For my mother.');
    await press(visitor, 'Submit Prayer Request');
    expect(await screen.findByRole('heading', { name: 'Prayer request submitted' })).toBeVisible();

    await press(visitor, again);
    expect(await screen.findByText(TURNED_OFF)).toBeVisible();
  });

  it('stays with what was recorded', async () => {
    const visitor = await openScreen(path);
    await press(visitor, 'Start recording');
    await screen.findByRole('button', { name: 'Stop recording' });
    await turnOff();

    await press(visitor, 'Stop recording');

    expect(await screen.findByRole('button', { name: 'Confirm' })).toBeVisible();
  });
});
