import { PRAYER_PACE_MS } from '@prayer-community/domain/belief-wall/belief-wall-pace';
import { newWallPost } from '@prayer-community/domain/belief-wall/belief-wall-post';
import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { lastPrayedAtMs, rememberPrayer } from '../../../ui/praying/prayer-cooldown.ts';
import { PrayAction } from './pray-action.tsx';

const NOW = Date.UTC(2026, 10, 21, 9, 0);

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
});

afterEach(() => {
  vi.useRealTimers();
});

function showPost(id: string): void {
  const post = { ...newWallPost('Please pray for me.', null, true, new Date(NOW)), prayer_count: 1_200, id };
  render(<PrayAction post={post} describedBy="words" />);
}

it('a post shows its prayer count and a button to pray', () => {
  showPost('a-post');

  expect(screen.getByText(`${(1_200).toLocaleString()} prayers`)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Pray' })).toHaveAttribute('aria-disabled', 'false');
});

it('the button says "You prayed" until the visitor may pray again', () => {
  rememberPrayer('a-post', NOW - PRAYER_PACE_MS + 1_000, 0);
  showPost('a-post');
  expect(screen.getByRole('button', { name: 'You prayed' })).toHaveAttribute('aria-disabled', 'true');

  act(() => vi.advanceTimersByTime(1_000));

  expect(screen.getByRole('button', { name: 'Pray' })).toBeVisible();
});

it('a prayer shows as soon as the device has stored it', () => {
  showPost('a-post');

  act(() => rememberPrayer('a-post', NOW, 0));

  expect(screen.getByRole('button', { name: 'You prayed' })).toBeVisible();
});

it('prayers are remembered per post, and old ones are forgotten', () => {
  rememberPrayer('an-old-post', NOW - PRAYER_PACE_MS, 0);
  rememberPrayer('a-post', NOW, NOW - PRAYER_PACE_MS + 1);

  expect(lastPrayedAtMs('a-post')).toBe(NOW);
  expect(lastPrayedAtMs('an-old-post')).toBeNull();
});

it('a stored prayer time that is not a valid time is ignored', () => {
  localStorage.setItem('prayer-community.prayed.a-post', 'yesterday');

  expect(lastPrayedAtMs('a-post')).toBeNull();
});

it('a prayer that was stored before the clock was set back is ignored', () => {
  rememberPrayer('a-post', NOW + 1, 0);
  showPost('a-post');

  expect(screen.getByRole('button', { name: 'Pray' })).toBeVisible();
});
