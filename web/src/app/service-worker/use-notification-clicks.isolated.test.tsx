import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BrowserRouter, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openIn } from '../../service-worker/open-in.ts';
import { useNotificationClicks } from './use-notification-clicks.ts';

const serviceWorker = new EventTarget();

beforeEach(() => {
  Object.defineProperty(navigator, 'serviceWorker', { value: serviceWorker, configurable: true });
  window.history.replaceState(null, '', '/prayerteam/dashboard?view=mine');
});

afterEach(() => {
  Reflect.deleteProperty(navigator, 'serviceWorker');
  window.history.replaceState(null, '', '/');
});

function Dashboard() {
  useNotificationClicks();
  const { pathname, search, hash } = useLocation();
  return (
    <>
      <p>{`At ${pathname}${search}${hash}`}</p>
      <textarea aria-label="Reply" />
    </>
  );
}

function show(): void {
  render(
    <BrowserRouter>
      <Dashboard />
    </BrowserRouter>,
  );
}

/** What the service worker sends, as the browser delivers it. */
const page = {
  url: window.location.href,
  navigate: async () => null,
  postMessage: (data: string, ports: Transferable[]) => {
    const [port] = ports;
    if (port instanceof MessagePort) {
      act(() => {
        const event = Object.assign(new Event('message'), { data, ports: [port] });
        serviceWorker.dispatchEvent(event);
      });
    }
  },
};

const click = (path: string) => openIn(page, new URL(path, window.location.origin).href);

it('a clicked notification is opened without a reload', async () => {
  show();

  expect(await click('/prayerteam/dashboard?request=1#notes')).toBe(true);

  expect(screen.getByText('At /prayerteam/dashboard?request=1#notes')).toBeVisible();
});

it('a notification about what is already open adds nothing to the history', async () => {
  show();
  const before = window.history.length;

  expect(await click('/prayerteam/dashboard?view=mine')).toBe(true);

  expect(window.history).toHaveLength(before);
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
