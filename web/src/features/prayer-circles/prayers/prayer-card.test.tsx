import { newCirclePrayer } from '@prayer-community/domain/prayer-circles/circle-prayer';
import { firstMember } from '@prayer-community/domain/prayer-circles/prayer-circle';
import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { Appearance } from '../../../app/appearance.tsx';
import { PrayerCard } from './prayer-card.tsx';

function show(author = 'Anna'): void {
  render(
    <Appearance>
      <PrayerCard
        prayer={{ ...newCirclePrayer('For peace.', 'anna', new Date(0)), id: 'a-prayer' }}
        author={author}
        own={firstMember('a-circle', 'anna', 'Anna', new Date(0))}
        onPray={vi.fn()}
        onAnswered={vi.fn()}
        onDelete={vi.fn()}
      />
    </Appearance>,
  );
}

it('an author’s name is isolated, because one written from right to left would reorder the time beside it', () => {
  show('שרה');

  expect(screen.getByText('שרה').tagName).toBe('BDI');
});

it.each(['Pray', 'Mark as Answered', 'Delete'])(
  '%s is described by the author and time, not by the whole prayer',
  (name) => {
    show();

    expect(screen.getByRole('button', { name })).toHaveAccessibleDescription(/^Anna · \S/);
  },
);
