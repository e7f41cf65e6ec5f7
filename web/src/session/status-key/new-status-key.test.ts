import { isStatusKey, statusLink } from '@prayer-community/domain/request-form/status-key';
import { expect, it } from 'vitest';
import { newStatusKey } from './new-status-key.ts';

it('a key is complete, fits into a URL as it is and is never repeated', () => {
  const keys = Array.from({ length: 1_000 }, newStatusKey);

  expect(keys.filter((key) => !isStatusKey(key))).toEqual([]);
  expect(new Set(keys).size).toBe(keys.length);
  // Every bit is random: all 64 characters occur, and all four that are possible at the end.
  expect(new Set(keys.join('')).size).toBe(64);
  expect(new Set(keys.map((key) => key.at(-1))).size).toBe(4);
  const [key = ''] = keys;
  expect(new URL(statusLink('https://pray.example', key)).hash).toBe(`#${key}`);
});
