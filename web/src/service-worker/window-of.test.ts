import { expect, it } from 'vitest';
import { windowOf } from './window-of.ts';

const WALL = { url: 'https://prayer.example.org/belief-wall' };
const FEED = { url: 'https://prayer.example.org/daily-content?lang=es#item-1' };

it('a notification opens only in a window that shows its page', () => {
  const address = 'https://prayer.example.org/daily-content#item-2';

  expect(windowOf([WALL, FEED], address)).toBe(FEED);
  expect(windowOf([WALL], address)).toBeUndefined();
});
