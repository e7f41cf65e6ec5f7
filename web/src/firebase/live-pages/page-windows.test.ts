import { describe, expect, it } from 'vitest';
import { hasGapBeforeNextPage, isNewer, mergePages } from './page-windows.ts';

const PAGE_SIZE = 25;

const entry = (minute: number, id = `at-${minute}`) => ({
  id,
  created_at: new Date(Date.UTC(2026, 10, 21, 8, minute)),
});

const page = (newest: number) => Array.from({ length: PAGE_SIZE }, (_, index) => entry(newest - index));

it('newer entries rank first, then those with a greater ID', () => {
  expect(isNewer(entry(2), entry(1))).toBe(true);
  expect(isNewer(entry(1), entry(2))).toBe(false);
  expect(isNewer(entry(1, 'b'), entry(1, 'a'))).toBe(true);
  expect(isNewer(entry(1, 'a'), entry(1, 'b'))).toBe(false);
});

it('overlapping pages are merged without duplicates, newest first', () => {
  expect(mergePages([[entry(3), entry(2)], [entry(2), entry(1)], []], isNewer)).toEqual([
    entry(3),
    entry(2),
    entry(1),
  ]);
});

describe('a full page', () => {
  it('leaves a gap if its lowest entry is above the start of the next page', () => {
    expect(hasGapBeforeNextPage(page(51), entry(26), isNewer)).toBe(true);
  });

  it('leaves no gap if its lowest entry is just where the next page starts', () => {
    expect(hasGapBeforeNextPage(page(50), entry(26), isNewer)).toBe(false);
  });

  it('leaves no gap if an entry left and the next page moved up', () => {
    expect(hasGapBeforeNextPage(page(49), entry(26), isNewer)).toBe(false);
  });
});

it('a page without entries leaves no gap', () => {
  expect(hasGapBeforeNextPage([], entry(26), isNewer)).toBe(false);
});
