import { newCirclePrayer } from '@prayer-community/domain/prayer-circles/circle-prayer';
import { firstMember } from '@prayer-community/domain/prayer-circles/prayer-circle';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Appearance } from '../../../app/appearance.tsx';
import { PrayerCard } from './prayer-card.tsx';

function show(changes: { author?: string; onAnswered?: () => Promise<void> }): void {
  render(
    <Appearance>
      <PrayerCard
        prayer={{ ...newCirclePrayer('For peace.', 'anna', new Date(0)), id: 'a-prayer' }}
        author="Anna"
        own={firstMember('a-circle', 'anna', 'Anna', new Date(0))}
        onPray={vi.fn()}
        onAnswered={vi.fn()}
        onDelete={vi.fn()}
        {...changes}
      />
    </Appearance>,
  );
}

it('an author’s name is isolated, because one written from right to left would reorder the time beside it', () => {
  show({ author: 'שרה' });

  expect(screen.getByText('שרה').tagName).toBe('BDI');
});

it('a second tap on Mark as Answered is ignored while the first is underway', async () => {
  const onAnswered = vi.fn(() => new Promise<void>(() => undefined));
  show({ onAnswered });

  await userEvent.dblClick(screen.getByRole('button', { name: 'Mark as Answered' }));

  expect(onAnswered).toHaveBeenCalledOnce();
});

it.each(['Pray', 'Mark as Answered', 'Delete'])('%s is described by the prayer that it is for', (name) => {
  show({});

  expect(screen.getByRole('button', { name })).toHaveAccessibleDescription('For peace.');
});
