import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { splitName } from './split-name.ts';

describe('a full name', () => {
  it.each([
    ['Ruth Meyer', 'Ruth', 'Meyer'],
    ['  Anna  Maria   Berg ', 'Anna Maria', 'Berg'],
    ['Ruth', 'Ruth', null],
    ['   ', null, null],
  ])('is split correctly: %j', (name, first_name, last_name) => {
    expect(splitName(name)).toEqual({ first_name, last_name });
  });

  it('retains every word in order', () => {
    fc.assert(
      fc.property(fc.string(), (name) => {
        const { first_name, last_name } = splitName(name);

        expect([first_name, last_name].filter(Boolean).join(' ')).toBe(
          name.split(/\s+/u).filter(Boolean).join(' '),
        );
      }),
    );
  });
});
