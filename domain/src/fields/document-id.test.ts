import { expect, it } from 'vitest';
import { documentIdSchema } from './document-id.ts';

it.each([
  ['abc', true],
  ['a.b', true],
  ['...', true],
  ['__proto', true],
  ['x'.repeat(128), true],
  ['', false],
  ['.', false],
  ['..', false],
  ['a/b', false],
  ['__proto__', false],
  ['__a\nb__', false],
  ['x'.repeat(129), false],
])('%j is a valid document id: %s', (id, isValid) => {
  expect(documentIdSchema(128).safeParse(id).success).toBe(isValid);
});
