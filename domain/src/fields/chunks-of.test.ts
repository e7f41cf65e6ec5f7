import fc from 'fast-check';
import { expect, it } from 'vitest';
import { chunksOf } from './chunks-of.ts';

it('a list is split into full lists and a rest, in order and without losing anything', () => {
  fc.assert(
    fc.property(fc.array(fc.integer()), fc.integer({ min: 1, max: 10 }), (items, size) => {
      const chunks = chunksOf(items, size);

      expect(chunks.flat()).toEqual(items);
      expect(chunks.slice(0, -1).every(({ length }) => length === size)).toBe(true);
      expect(chunks.every(({ length }) => length > 0 && length <= size)).toBe(true);
    }),
  );
});
