import type { SessionEntry } from '@prayer-community/domain/prayer-request/prayer-session';
import { waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { PrayerSession, type PrayerSessionSource } from './prayer-session.ts';

type Source = PrayerSessionSource<SessionEntry, number>;

function sourceOf(total: number, size: number, changes: Partial<Omit<Source, 'readBatch'>> = {}) {
  return {
    readBatch: vi.fn<Source['readBatch']>(async (after) => {
      const from = after ?? 0;
      const entries = Array.from({ length: Math.min(size, total - from) }, (_, index) => ({
        id: `${from + index}`,
        prayer_count: from + index,
        created_at: new Date(0),
      }));
      return { entries, next: from + size < total ? from + size : null };
    }),
    isInCooldown: () => false,
    pray: vi.fn(() => Promise.resolve()),
    toastUncounted: vi.fn(),
    ...changes,
  };
}

async function begin(source: Source) {
  const session = new PrayerSession(source);
  session.subscribe(() => undefined);
  expect(session.view().state).toBe('loading');
  await waitFor(() => expect(session.view().state).not.toBe('loading'));
  return session;
}

function shownId(session: PrayerSession<SessionEntry, number>): string | null {
  const view = session.view();
  return view.state === 'praying' ? view.entry.id : null;
}

describe('a prayer session', () => {
  it('goes through all requests, one at a time, and back', async () => {
    const session = await begin(sourceOf(3, 3));
    expect(session.view()).toMatchObject({ state: 'praying', isFirst: true, hasPrayed: false });

    session.back();
    expect(shownId(session)).toBe('0');
    session.next();
    session.next();
    expect(shownId(session)).toBe('2');
    session.back();
    expect(shownId(session)).toBe('1');
  });

  it('counts each request that was prayed for once, and never a view', async () => {
    const source = sourceOf(3, 3);
    const session = await begin(source);

    session.pray();
    expect(shownId(session)).toBe('1');
    session.next();
    session.pray();
    session.back();
    session.pray();
    expect(session.view()).toMatchObject({ hasPrayed: true, prayedCount: 2 });
    session.next();

    expect(session.view()).toEqual({
      state: 'over',
      prayedCount: 2,
      isEmpty: false,
      hasSkipped: false,
      hasMore: false,
    });
    expect(source.pray).toHaveBeenCalledTimes(2);
  });

  it('reports a prayer that was not counted and allows it again', async () => {
    const refused = new Error('refused');
    const source = sourceOf(1, 1, { pray: vi.fn(() => Promise.reject(refused)) });
    const session = await begin(source);

    session.pray();
    await waitFor(() => expect(source.toastUncounted).toHaveBeenCalledExactlyOnceWith(refused));
    session.back();

    expect(session.view()).toMatchObject({ hasPrayed: false, prayedCount: 0 });
  });

  it('reads ahead before it runs out, but no further', async () => {
    const source = sourceOf(12, 4);
    const session = await begin(source);
    expect(source.readBatch).toHaveBeenCalledTimes(1);

    session.next();
    expect(source.readBatch).toHaveBeenCalledTimes(1);
    session.next();
    expect(source.readBatch).toHaveBeenCalledTimes(2);
    session.next();
    expect(source.readBatch).toHaveBeenCalledTimes(2);
  });

  it('waits for more at the end of what is loaded', async () => {
    let bring: (batch: { entries: SessionEntry[]; next: null }) => void = () => undefined;
    const source = sourceOf(2, 1);
    const session = await begin(source);
    source.readBatch.mockImplementation(
      () =>
        new Promise((resolve) => {
          bring = resolve;
        }),
    );
    session.next();
    await waitFor(() => expect(session.view().state).not.toBe('praying'));
    expect(session.view().state).toBe('loading');

    bring({ entries: [{ id: 'late', prayer_count: 0, created_at: new Date(0) }], next: null });

    await waitFor(() => expect(shownId(session)).toBe('late'));
  });

  it('reports a failed read and retries from there', async () => {
    const source = sourceOf(2, 1);
    source.readBatch.mockRejectedValueOnce(new Error('offline'));
    const session = await begin(source);
    expect(session.view()).toEqual({ state: 'failed', prayedCount: 0 });

    session.readOn();

    await waitFor(() => expect(shownId(session)).toBe('0'));
  });

  it('is over before it begins if there are no requests', async () => {
    const session = await begin(sourceOf(0, 4));

    expect(session.view()).toEqual({
      state: 'over',
      prayedCount: 0,
      isEmpty: true,
      hasSkipped: false,
      hasMore: false,
    });
  });

  it('skips what was prayed for recently and asks before it searches further', async () => {
    const source = sourceOf(12, 2, { isInCooldown: (id) => Number(id) < 6 });
    const session = await begin(source);
    expect(session.view()).toEqual({
      state: 'over',
      prayedCount: 0,
      isEmpty: true,
      hasSkipped: true,
      hasMore: true,
    });
    expect(source.readBatch).toHaveBeenCalledTimes(2);

    session.readOn();

    await waitFor(() => expect(shownId(session)).toBe('6'));
    expect(source.readBatch).toHaveBeenCalledTimes(4);
  });

  it('starts reading only once, however often it is shown', async () => {
    const source = sourceOf(2, 2);
    const session = new PrayerSession(source);

    session.subscribe(() => undefined)();
    session.subscribe(() => undefined);

    await waitFor(() => expect(session.view().state).toBe('praying'));
    expect(source.readBatch).toHaveBeenCalledOnce();
  });
});
