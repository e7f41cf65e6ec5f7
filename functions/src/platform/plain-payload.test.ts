import { expect, it } from 'vitest';
import { isPlainPayload } from './plain-payload.ts';

const nested = (depth: number): unknown => (depth === 0 ? 'x' : [nested(depth - 1)]);
const int64 = 'type.googleapis.com/google.protobuf.Int64Value';

it.each([
  ['nothing', undefined, true],
  ['a text', 'x', true],
  ['an ordinary object', { a: [{ b: null }, 1] }, true],
  ['a whole emoji', { a: '🙏' }, true],
  ['half of one', { a: [`x${'🙏'.slice(0, 1)}`] }, false],
  ['20 levels', nested(20), true],
  ['21 levels', nested(21), false],
  ['a hundred thousand levels', JSON.parse('['.repeat(100_000) + ']'.repeat(100_000)), false],
  ['a number of the protocol', { a: [{ '@type': int64, value: '1' }] }, false],
  ['a prototype', JSON.parse('{"a":{"__proto__":{"role":"leadership"}}}'), false],
  ['a type that nobody knows', { '@type': 'x' }, false],
])('isPlainPayload classifies %s', (_what, payload, isPlain) => {
  expect(isPlainPayload(payload)).toBe(isPlain);
});
