import { expect, it } from 'vitest';
import { pngFile } from '../testing/png-file.ts';
import { cleanPng } from './clean-png.ts';

const FILE = pngFile({ width: 40, height: 20, comment: 'made by Ruth' });

it('cleanPng preserves the pixels of a PNG and removes everything else', () => {
  const withMore = Buffer.concat([FILE, Buffer.from('<script>alert(1)</script>')]);

  expect(cleanPng(withMore, 512)).toEqual({
    width: 40,
    height: 20,
    bytes: cleanPng(pngFile({ width: 40, height: 20 }), 512)?.bytes,
  });
  expect(cleanPng(withMore, 512)?.bytes.includes('Ruth')).toBe(false);
});

it('cleanPng accepts its own output unchanged', () => {
  const once = cleanPng(FILE, 512);

  expect(once && cleanPng(once.bytes, 512)).toEqual(once);
});

it.each([
  ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
  ['nothing', Buffer.alloc(0)],
  ['a truncated file', FILE.subarray(0, FILE.length - 30)],
  ['a file with a wrong checksum', FILE.with(FILE.length - 20, 7)],
  ['an image that is too large', pngFile({ width: 513, height: 20 })],
  ['an image with missing pixels', pngFile({ width: 40, height: 20, lines: Buffer.alloc(100) })],
  [
    'an image that decompresses to more than its dimensions allow',
    pngFile({ width: 40, height: 20, lines: Buffer.alloc(9_000_000) }),
  ],
  ['an image without pixels', pngFile({ width: 0, height: 0, lines: Buffer.alloc(0) })],
])('cleanPng rejects an invalid PNG: %s', (_what, file) => {
  expect(cleanPng(Buffer.from(file), 512)).toBeNull();
});
