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

it('tells how many have prayed, and asks to', () => {
  showPost('a-post');

  expect(screen.getByText(`${(1_200).toLocaleString()} prayers`)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Pray' })).toHaveAttribute('aria-disabled', 'false');
});

it('tells that one has prayed until one may pray again', () => {
  rememberPrayer('a-post', NOW - PRAYER_PACE_MS + 1_000, 0);
  showPost('a-post');
  expect(screen.getByRole('button', { name: 'You prayed' })).toHaveAttribute('aria-disabled', 'true');

  act(() => vi.advanceTimersByTime(1_000));

  expect(screen.getByRole('button', { name: 'Pray' })).toBeVisible();
});

it('shows a prayer as soon as the device has stored it', () => {
  showPost('a-post');

  act(() => rememberPrayer('a-post', NOW, 0));

  expect(screen.getByRole('button', { name: 'You prayed' })).toBeVisible();
});

it('remembers each post by itself, and forgets what is long ago', () => {
  rememberPrayer('an-old-post', NOW - PRAYER_PACE_MS, 0);
  rememberPrayer('a-post', NOW, NOW - PRAYER_PACE_MS + 1);

  expect(lastPrayedAtMs('a-post')).toBe(NOW);
  expect(lastPrayedAtMs('an-old-post')).toBeNull();
});

it('takes a memory that is no moment for none', () => {
  localStorage.setItem('prayer-community.prayed.a-post', 'yesterday');

  expect(lastPrayedAtMs('a-post')).toBeNull();
});
