import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { BrowserRouter, Link, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openInWindow } from '../../service-worker/open-in-window.ts';
import { BelowScreen } from '../layout/below-screen.tsx';
import { useNotificationClicks } from './use-notification-clicks.ts';

const serviceWorker = new EventTarget();

beforeEach(() => {
  Object.defineProperty(navigator, 'serviceWorker', { value: serviceWorker, configurable: true });
  window.history.replaceState(null, '', '/prayerteam/dashboard?view=mine');
});

afterEach(() => {
  vi.useRealTimers();
  Reflect.deleteProperty(navigator, 'serviceWorker');
  window.history.replaceState(null, '', '/');
});

function NotificationClicks() {
  useNotificationClicks();
  return null;
}

function Page() {
  const { pathname, search, hash } = useLocation();
  return (
    <>
      <p>{`At ${pathname}${search}${hash}`}</p>
      <Link to="/prayerteam/dashboard">Dashboard</Link>
      <Link to="/prayerteam/insights">Insights</Link>
      <textarea aria-label="Reply" />
    </>
  );
}

/** @param listener what answers the service worker */
function show(listener: ReactNode = <NotificationClicks />): void {
  render(
    <BrowserRouter>
      <Page />
      {listener}
    </BrowserRouter>,
  );
}

/** Delivers what the service worker sends, as the browser does. */
function deliver(data: unknown, ports: Transferable[]): void {
  const [port] = ports;
  if (port instanceof MessagePort) {
    act(() => {
      const event = Object.assign(new Event('message'), { data, ports: [port] });
      serviceWorker.dispatchEvent(event);
    });
  }
}

/** @param postMessage receives what the service worker sends. Time stands still for its answer. */
async function click(path: string, postMessage = deliver): Promise<boolean> {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const opened = await openInWindow([{ postMessage }], new URL(path, window.location.origin).href);
  return opened !== undefined;
}

it('a clicked notification is opened without a reload', async () => {
  show();

  expect(await click('/prayerteam/dashboard?request=1#notes')).toBe(true);

  vi.useRealTimers();
  expect(await screen.findByText('At /prayerteam/dashboard?request=1#notes')).toBeVisible();
});

it('a page that was too busy to answer leaves a clicked notification to the other window', async () => {
  show();
  let catchUp = () => {};
  const opening = click('/prayerteam/dashboard?request=1', (...sent) => {
    catchUp = () => deliver(...sent);
  });
  vi.runAllTimers();
  expect(await opening).toBe(false);

  catchUp();
  await act(() => new Promise((resolve) => setImmediate(() => setImmediate(resolve))));

  expect(screen.getByText('At /prayerteam/dashboard?view=mine')).toBeVisible();
});

it('a notification about what is already open adds nothing to the history', async () => {
  show();
  const before = window.history.length;
  const replaceState = vi.spyOn(window.history, 'replaceState');

  expect(await click('/prayerteam/dashboard?view=mine')).toBe(true);

  vi.useRealTimers();
  await waitFor(() => expect(replaceState).toHaveBeenCalledOnce());
  expect(window.history).toHaveLength(before);
});

it('a page on another screen than the clicked notification leaves it to another window', async () => {
  show();
  await userEvent.click(screen.getByRole('link', { name: 'Insights' }));

  expect(await click('/prayerteam/dashboard?request=1')).toBe(false);

  expect(screen.getByText('At /prayerteam/insights')).toBeVisible();
});

it('a page that moved to the screen of a clicked notification opens it', async () => {
  window.history.replaceState(null, '', '/prayerteam');
  show();
  await userEvent.click(screen.getByRole('link', { name: 'Dashboard' }));

  expect(await click('/prayerteam/dashboard?request=1')).toBe(true);

  vi.useRealTimers();
  expect(await screen.findByText('At /prayerteam/dashboard?request=1')).toBeVisible();
});

it('a public page with unsaved input shows another part of itself', async () => {
  window.history.replaceState(null, '', '/daily-content#item-1');
  show(<BelowScreen />);
  await userEvent.type(screen.getByLabelText('Reply'), 'Dear Ruth');

  expect(await click('/daily-content#item-2')).toBe(true);

  vi.useRealTimers();
  expect(await screen.findByText('At /daily-content#item-2')).toBeVisible();
  expect(screen.getByLabelText('Reply')).toHaveValue('Dear Ruth');
});

it('a page with unsaved input leaves a clicked notification to another window', async () => {
  show();
  await userEvent.type(screen.getByLabelText('Reply'), 'Dear Ruth');

  expect(await click('/prayerteam/dashboard?request=1')).toBe(false);

  expect(screen.getByText('At /prayerteam/dashboard?view=mine')).toBeVisible();
});

it('a page with an open dialog leaves a clicked notification to another window', async () => {
  show();
  render(<div role="dialog" aria-modal="true" />);

  expect(await click('/prayerteam/dashboard?request=1')).toBe(false);

  expect(screen.getByText('At /prayerteam/dashboard?view=mine')).toBeVisible();
});
