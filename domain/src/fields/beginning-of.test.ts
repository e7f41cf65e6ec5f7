import { expect, it } from 'vitest';
import { beginningOf } from './beginning-of.ts';

it.each([
  ['', 3, ''],
  ['Ruth', 4, 'Ruth'],
  ['Ruth', 3, 'Rut'],
  ['ab🙏', 4, 'ab🙏'],
  ['ab🙏c', 3, 'ab'],
  // The family emoji consists of three people and the characters that join them.
  ['ab👨‍👩‍👧c', 7, 'ab'],
  ['Zoe\u0308 ', 3, 'Zo'],
])('beginningOf shortens %j within %i characters to %j', (text, maximum, beginning) => {
  expect(beginningOf(text, maximum)).toBe(beginning);
});
