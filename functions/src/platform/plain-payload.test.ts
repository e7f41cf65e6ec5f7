import { expect, it } from 'vitest';
import { isPlainPayload } from './plain-payload.ts';

const nested = (depth: number): unknown => (depth === 0 ? 'x' : [nested(depth - 1)]);
const int64 = 'type.googleapis.com/google.protobuf.Int64Value';

it.each([
  ['nothing', undefined, true],
  ['a string', 'x', true],
  ['an ordinary object', { a: [{ b: null }, 1] }, true],
  ['a complete emoji', { a: '🙏' }, true],
  ['half an emoji', { a: [`x${'🙏'.slice(0, 1)}`] }, false],
  ['20 levels of nesting', nested(20), true],
  ['21 levels of nesting', nested(21), false],
  ['100,000 levels of nesting', JSON.parse('['.repeat(100_000) + ']'.repeat(100_000)), false],
  ['a number in the protocol’s encoding', { a: [{ '@type': int64, value: '1' }] }, false],
  ['a __proto__ key', JSON.parse('{"a":{"__proto__":{"role":"leadership"}}}'), false],
  ['an unknown type', { '@type': 'x' }, false],
])('isPlainPayload classifies %s', (_what, payload, isPlain) => {
  expect(isPlainPayload(payload)).toBe(isPlain);
});
