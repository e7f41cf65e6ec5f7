import { act, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { pendingUpload, pendingWrite } from '../../testing/pending-write.ts';
import { ConnectionBanner } from './connection-banner.tsx';
import { useOutOfDate } from './out-of-date.ts';

function goOffline(): void {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => {
    window.dispatchEvent(new Event('offline'));
  });
}

/** Returns whether the browser asks before leaving the page. */
function asksBeforeLeaving(): boolean {
  const event = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented;
}

function OutOfDatePart() {
  useOutOfDate(true);
  return null;
}

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe('the connection banner', () => {
  it('is empty while there is a connection', () => {
    render(<ConnectionBanner />);

    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    expect(asksBeforeLeaving()).toBe(false);
  });

  it('says immediately that the browser is offline and how many changes are waiting', async () => {
    render(<ConnectionBanner />);
    goOffline();
    expect(screen.getByRole('status')).toHaveTextContent('You’re offline. This page may be out of date.');

    const confirm = pendingWrite();
    expect(await screen.findByText(/1 change is waiting to be sent. Keep this page open\./)).toBeVisible();
    expect(asksBeforeLeaving()).toBe(true);

    await act(confirm);
    expect(asksBeforeLeaving()).toBe(false);
  });

  it('is not needed for the browser to ask before a pending change is lost', async () => {
    const { unmount } = render(<ConnectionBanner />);
    const confirm = pendingWrite();
    unmount();
    expect(asksBeforeLeaving()).toBe(true);

    await confirm();
    expect(asksBeforeLeaving()).toBe(false);
  });

  it('says that a change is waiting if the database does not confirm it, although the device seems online', async () => {
    vi.useFakeTimers();
    render(<ConnectionBanner />);
    let confirm = async () => {};
    act(() => {
      confirm = pendingWrite();
    });
    act(() => vi.advanceTimersByTime(2_900));
    expect(screen.getByRole('status')).toBeEmptyDOMElement();

    act(() => vi.advanceTimersByTime(100));
    expect(screen.getByRole('status')).toHaveTextContent('You’re offline. 1 change is waiting to be sent.');

    await act(() => confirm());
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('takes no upload for a lost connection, but the browser asks before leaving it', async () => {
    vi.useFakeTimers();
    render(<ConnectionBanner />);
    let finish = async () => {};
    act(() => {
      finish = pendingUpload();
    });
    act(() => vi.advanceTimersByTime(60_000));

    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    expect(asksBeforeLeaving()).toBe(true);

    await act(() => finish());
    expect(asksBeforeLeaving()).toBe(false);
  });

  it('waits a little if only the database does not respond', () => {
    vi.useFakeTimers();
    render(
      <>
        <ConnectionBanner />
        <OutOfDatePart />
      </>,
    );
    expect(screen.getByRole('status')).toBeEmptyDOMElement();

    act(() => vi.advanceTimersByTime(3_000));

    expect(screen.getByRole('status')).toHaveTextContent('You’re offline.');
  });
});
