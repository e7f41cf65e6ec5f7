import type { SessionEntry } from '@prayer-community/domain/prayer-request/prayer-session';
import { message } from '@prayer-community/i18n/text';
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PrayerSession } from './prayer-session.ts';
import { PrayerSessionScreen } from './session-screen.tsx';

const MINUTE_MS = 60_000;

const pray = vi.fn(() => Promise.resolve());
const onAgain = vi.fn();

/** Sorted in this order, because the first has waited longest. */
function entryOf(id: string, index: number): SessionEntry {
  return { id, prayer_count: 0, created_at: new Date(index) };
}

const readBatch = vi.fn();

/** The ids of requests that were prayed for recently. */
const inCooldown = new Set<string>();

async function openSession(...ids: string[]): Promise<void> {
  readBatch.mockResolvedValue({ entries: ids.map(entryOf), next: null });
  const session = new PrayerSession<SessionEntry, never>({
    readBatch,
    isInCooldown: (id) => inCooldown.has(id),
    pray,
    toastUncounted: vi.fn(),
  });
  await act(async () => {
    render(
      <MemoryRouter initialEntries={['/session']}>
        <main tabIndex={-1}>
          <Routes>
            <Route
              path="/session"
              element={
                <PrayerSessionScreen
                  session={session}
                  leaveTo="/wall"
                  leaveLabel={message('Back to the Belief Wall')}
                  allSkipped={message('Please choose')}
                  onAgain={onAgain}
                >
                  {({ id }) => (
                    <>
                      <h2>For {id}</h2>
                      <div role="slider" tabIndex={0} aria-label="Position" aria-valuenow={0} />
                      <input aria-label="Search" />
                    </>
                  )}
                </PrayerSessionScreen>
              }
            />
            <Route path="/wall" element={<p>the wall</p>} />
          </Routes>
        </main>
      </MemoryRouter>,
    );
  });
}

const shown = (id: string) => screen.findByRole('heading', { level: 2, name: `For ${id}` });

beforeEach(() => {
  vi.clearAllMocks();
  inCooldown.clear();
});

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('the keyboard shortcuts of a session', () => {
  it('go forward and back, pray, and leave', async () => {
    const hands = userEvent.setup();
    await openSession('Ruth', 'Naomi', 'Boaz');
    await shown('Ruth');

    await hands.keyboard('{ArrowRight}');
    await shown('Naomi');
    await hands.keyboard('{ArrowLeft}');
    await shown('Ruth');
    await hands.keyboard('p');
    await shown('Naomi');
    await hands.keyboard('{Enter}');
    await shown('Boaz');
    expect(pray).toHaveBeenCalledTimes(2);
    expect(screen.getByText('Prayed for 2')).toBeVisible();
    await hands.keyboard('{Escape}');

    expect(await screen.findByText('the wall')).toBeVisible();
  });

  it('do not apply in a field, slider or button, or with modifier keys', async () => {
    const hands = userEvent.setup();
    await openSession('Ruth', 'Naomi');
    await shown('Ruth');

    await hands.click(screen.getByRole('textbox', { name: 'Search' }));
    await hands.keyboard('p{ArrowRight}{Enter}');
    expect(screen.getByRole('textbox', { name: 'Search' })).toHaveValue('p');
    screen.getByRole('slider').focus();
    await hands.keyboard('{ArrowRight}');
    await shown('Ruth');
    screen.getByRole('heading', { level: 1 }).focus();
    await hands.keyboard('{Control>}p{/Control}{Alt>}{ArrowRight}{/Alt}{Shift>}{ArrowRight}{/Shift}');
    await shown('Ruth');
    expect(pray).not.toHaveBeenCalled();
    screen.getByRole('button', { name: 'Next' }).focus();
    await hands.keyboard('{Enter}');
    await shown('Naomi');

    expect(pray).not.toHaveBeenCalled();
  });

  it('close the options first, and do nothing if turned off', async () => {
    const hands = userEvent.setup();
    await openSession('Ruth', 'Naomi');
    await shown('Ruth');
    await hands.click(screen.getByRole('button', { name: 'Options' }));
    await hands.keyboard('{Escape}');
    expect(screen.queryByRole('region', { name: 'Options' })).toBeNull();
    await shown('Ruth');

    await hands.click(screen.getByRole('button', { name: 'Options' }));
    await hands.click(screen.getByRole('checkbox', { name: 'Shortcuts' }));
    await hands.keyboard('p{ArrowRight}{Escape}');

    await shown('Ruth');
    expect(screen.queryByText('Esc')).toBeNull();
  });

  it('return the focus to the Options button when they close the options', async () => {
    const hands = userEvent.setup();
    await openSession('Ruth');
    await shown('Ruth');
    const button = screen.getByRole('button', { name: 'Options' });
    await hands.click(button);
    await hands.click(screen.getByRole('radio', { name: '3 min' }));

    await hands.keyboard('{Escape}');

    expect(button).toHaveFocus();
  });
});

it('the end of a session leads back to the last request', async () => {
  const hands = userEvent.setup();
  await openSession('Ruth');
  await shown('Ruth');
  await hands.click(screen.getByRole('button', { name: 'Prayed' }));

  await hands.click(await screen.findByRole('button', { name: 'Back' }));

  await shown('Ruth');
});

it.each([
  {
    action: 'a double click',
    press: (hands: UserEvent) => hands.dblClick(screen.getByRole('button', { name: 'Prayed' })),
  },
  {
    action: 'a held Enter',
    press: async (hands: UserEvent) => {
      screen.getByRole('button', { name: 'Prayed' }).focus();
      await hands.keyboard('{Enter>4/}');
    },
  },
])('$action on “Prayed” counts no prayer for a request that was not read', async ({ press }) => {
  await openSession('Ruth', 'Naomi', 'Boaz');
  await shown('Ruth');

  await press(userEvent.setup());

  await shown('Naomi');
  expect(screen.getByRole('button', { name: 'Prayed' })).toBeVisible();
  expect(pray).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ id: 'Ruth' }));
});

describe('a swipe', () => {
  async function swipe(fromX: number, toX: number, pointerType = 'touch'): Promise<void> {
    const stage = screen.getByRole('region', { name: 'Current request' });
    const at = (clientX: number) => ({ pointerId: 1, pointerType, isPrimary: true, clientX, clientY: 100 });
    await act(async () => {
      fireEvent.pointerDown(stage, at(fromX));
      fireEvent.pointerMove(stage, at((fromX + toX) / 2));
      fireEvent.pointerUp(stage, at(toX));
    });
  }

  it('goes to the next request and back by touch, but not by mouse', async () => {
    await openSession('Ruth', 'Naomi');
    await shown('Ruth');

    await swipe(300, 100, 'mouse');
    await shown('Ruth');
    await swipe(300, 100);
    await shown('Naomi');
    await swipe(100, 300);

    await shown('Ruth');
    expect(pray).not.toHaveBeenCalled();
  });

  it('moves an enlarged screen, not the session', async () => {
    const viewport = Object.assign(new EventTarget(), { scale: 1 });
    vi.stubGlobal('visualViewport', viewport);
    await openSession('Ruth', 'Naomi');
    await shown('Ruth');

    viewport.scale = 2;
    act(() => void viewport.dispatchEvent(new Event('resize')));
    await swipe(300, 100);
    await shown('Ruth');
    viewport.scale = 1;
    act(() => void viewport.dispatchEvent(new Event('resize')));
    await swipe(300, 100);

    await shown('Naomi');
  });
});

describe('the timer', () => {
  beforeEach(() => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
  });

  afterEach(() => {
    vi.useRealTimers();
  });

  async function choose(...labels: string[]): Promise<void> {
    fireEvent.click(screen.getByRole('button', { name: 'Options' }));
    for (const label of labels) {
      fireEvent.click(await screen.findByLabelText(label));
    }
  }

  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

  it('is off until chosen, announces its end, and does not move on', async () => {
    await openSession('Ruth', 'Naomi');
    await shown('Ruth');
    expect(screen.queryByRole('timer')).toBeNull();
    await choose('1 min');
    expect(screen.getByRole('timer')).toHaveTextContent('1:00');

    await pass(MINUTE_MS / 2);
    expect(screen.getByRole('timer')).toHaveTextContent('0:30');
    await pass(MINUTE_MS / 2);

    expect(screen.getByText('Time is up. Stay as long as you like.')).toBeVisible();
    await pass(MINUTE_MS);
    await shown('Ruth');
    expect(pray).not.toHaveBeenCalled();
  });

  it('moves on automatically if chosen, restarts for the next request, and counts no prayer', async () => {
    await openSession('Ruth', 'Naomi', 'Boaz');
    await shown('Ruth');
    await choose('1 min', 'Go to the next request');

    await pass(MINUTE_MS + 1_000);
    await shown('Naomi');
    await pass(MINUTE_MS / 2);
    await shown('Naomi');
    await pass(MINUTE_MS / 2 + 1_000);

    await shown('Boaz');
    expect(pray).not.toHaveBeenCalled();
  });
});

it('the request takes the focus of the button that loaded it again', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  readBatch.mockRejectedValueOnce(new Error('offline'));
  await openSession('Ruth');

  await userEvent.click(await screen.findByRole('button', { name: 'Try Again' }));

  expect((await shown('Ruth')).parentElement).toHaveFocus();
});

describe('the end of a session', () => {
  it('says how many requests were prayed for and can start over', async () => {
    const hands = userEvent.setup();
    await openSession('Ruth', 'Naomi');
    await shown('Ruth');
    await hands.click(screen.getByRole('button', { name: 'Prayed' }));
    await hands.keyboard('{Enter}');

    expect(await screen.findByRole('heading', { name: 'You prayed for 2 requests' })).toHaveFocus();
    expect(screen.getByRole('link', { name: 'Back to the Belief Wall' })).toBeVisible();
    await hands.click(screen.getByRole('button', { name: 'Start Over' }));
    expect(onAgain).toHaveBeenCalledOnce();
    await hands.keyboard('{ArrowLeft}');

    expect(await screen.findByRole('button', { name: 'You prayed' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  });

  it('claims no prayer after views only', async () => {
    const hands = userEvent.setup();
    await openSession('Ruth');
    await shown('Ruth');

    await hands.keyboard('{ArrowRight}');

    expect(await screen.findByRole('heading', { name: 'You’ve seen them all' })).toBeVisible();
  });

  it('comes immediately if there is nothing to pray for', async () => {
    await openSession();

    expect(await screen.findByRole('heading', { name: 'No requests to pray for right now' })).toBeVisible();
    expect(screen.getByText('New requests will show up here.')).toBeVisible();
  });

  it('comes immediately, with thanks, if the person has recently prayed for everything', async () => {
    inCooldown.add('Ruth');
    await openSession('Ruth');

    expect(await screen.findByRole('heading', { name: 'No requests to pray for right now' })).toBeVisible();
    expect(screen.getByText('Please choose')).toBeVisible();
  });
});
