import { expect, it } from 'vitest';
import { isStatusKey, statusLink } from './status-key.ts';

const KEY = 'abcdefghijABCDEFGHIJ-_';

it('a key consists of 22 letters, digits, - or _, and is at the end of the link', () => {
  expect(isStatusKey(KEY)).toBe(true);
  expect(statusLink('https://pray.example', KEY)).toBe(`https://pray.example/status#${KEY}`);
});

it.each(['', 'short', `${KEY}x`, KEY.slice(1), ` ${KEY}`, `${KEY.slice(1)}=`, `${KEY.slice(1)}ä`])(
  '%j is not a valid key',
  (text) => {
    expect(isStatusKey(text)).toBe(false);
  },
);
