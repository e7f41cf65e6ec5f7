import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CHUNK_MAX_BYTES, CHUNK_MAX_ROWS, chunkRows } from './chunk-rows.ts';

describe('chunkRows', () => {
  const row = fc.record({ prayer_text: fc.string({ unit: 'grapheme', maxLength: 500 }) });

  it('puts every row in one chunk, in order, within the limits of a call', () => {
    fc.assert(
      fc.property(fc.array(row, { maxLength: 300 }), (rows) => {
        const chunks = chunkRows('requests', rows);

        expect(chunks.flat()).toEqual(rows);
        for (const chunk of chunks) {
          expect(chunk.length).toBeLessThanOrEqual(CHUNK_MAX_ROWS.requests);
          expect(
            encodeURIComponent(JSON.stringify(chunk)).replaceAll(/%../g, '-').length,
          ).toBeLessThanOrEqual(CHUNK_MAX_BYTES + 2);
        }
      }),
    );
  });

  it('creates as few chunks as the limits allow', () => {
    expect(
      chunkRows(
        'people',
        Array.from({ length: 25 }, (_, line) => ({ line })),
      ).map(({ length }) => length),
    ).toEqual([10, 10, 5]);
  });
});
