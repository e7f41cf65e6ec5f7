import { newCirclePrayer } from '@prayer-community/domain/prayer-circles/circle-prayer';
import { firstMember } from '@prayer-community/domain/prayer-circles/prayer-circle';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Appearance } from '../../../app/appearance.tsx';
import { PrayerCard } from './prayer-card.tsx';

it('a second tap on Mark as Answered is ignored while the first is underway', async () => {
  const onAnswered = vi.fn(() => new Promise<void>(() => undefined));
  render(
    <Appearance>
      <PrayerCard
        prayer={{ ...newCirclePrayer('For peace.', 'anna', new Date(0)), id: 'a-prayer' }}
        author="Anna"
        own={firstMember('a-circle', 'anna', 'Anna', new Date(0))}
        onPray={vi.fn()}
        onAnswered={onAnswered}
        onDelete={vi.fn()}
      />
    </Appearance>,
  );

  await userEvent.dblClick(screen.getByRole('button', { name: 'Mark as Answered' }));

  expect(onAnswered).toHaveBeenCalledOnce();
});
