import { newCirclePrayer } from '@prayer-community/domain/prayer-circles/circle-prayer';
import { firstMember } from '@prayer-community/domain/prayer-circles/prayer-circle';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { Appearance } from '../../../app/appearance.tsx';
import type { SnapshotListener } from '../../../firebase/listen.ts';
import type { PrayerCard } from './prayer-card.tsx';
import { PrayerSection } from './prayer-section.tsx';

const PAGE_SIZE = 100;

const prayers = Array.from({ length: PAGE_SIZE + 1 }, (_, index) => ({
  ...newCirclePrayer(`Prayer ${index + 1}`, 'anna', new Date(-index)),
  id: `prayer-${index + 1}`,
}));

// Firestore does not run in jsdom. A query is represented by its limit.
const markAnswered = vi.hoisted(() => vi.fn(async () => undefined));
vi.mock('../circle-writes.ts', () => ({ markAnswered }));
vi.mock('../circle-queries.ts', () => ({
  prayersOf: (_circleId: string, count = PAGE_SIZE) => ({ query: count }),
}));
// A hundred cards take seconds to render.
vi.mock('./prayer-card.tsx', () => ({
  PrayerCard: ({ prayer, onAnswered }: ComponentProps<typeof PrayerCard>) => (
    <button type="button" onClick={onAnswered}>
      {prayer.prayer_text}
    </button>
  ),
}));
vi.mock('../../../firebase/listen.ts', () => ({
  listen(count: number, _schema: unknown, { onDocuments }: SnapshotListener<object>) {
    const found = prayers.slice(0, count);
    onDocuments(found, false, found.length);
    return () => undefined;
  },
}));

beforeEach(() => {
  const anna = firstMember('hope', 'anna', 'Anna', new Date(0));
  render(
    <Appearance>
      <PrayerSection circleId="hope" own={anna} members={[anna]} />
    </Appearance>,
  );
});

it('the newest prayers are shown, and older ones on request', async () => {
  expect(await screen.findByText(`Prayer ${PAGE_SIZE}`)).toBeVisible();
  expect(screen.getByRole('group', { name: 'Prayers' })).toHaveAttribute('tabindex', '-1');
  expect(screen.queryByText(`Prayer ${PAGE_SIZE + 1}`)).toBeNull();

  await userEvent.click(screen.getByText('Show More'));

  expect(await screen.findByText(`Prayer ${PAGE_SIZE + 1}`)).toBeVisible();
  expect(screen.getByText('Prayer 1')).toBeVisible();
  expect(screen.queryByText('Show More')).toBeNull();
});

it('a prayer is marked as answered only after a confirmation, because that cannot be undone', async () => {
  await userEvent.click(await screen.findByText('Prayer 1'));
  const question = await screen.findByRole('dialog', { name: 'Mark this prayer as answered?' });
  expect(question).toHaveTextContent('cannot be undone');
  expect(markAnswered).not.toHaveBeenCalled();

  await userEvent.click(within(question).getByRole('button', { name: 'Mark as Answered' }));

  expect(markAnswered).toHaveBeenCalledExactlyOnceWith('hope', 'prayer-1');
});
