import { describe, expect, it } from 'vitest';
import { CONTENT_FILE_MAX_BYTES } from '../limits.ts';
import {
  CONTENT_FILE_REFUSALS,
  CONTENT_FILE_TYPES,
  checkContentFileInputSchema,
  contentFilePath,
  isContentFileType,
  refusalOfFile,
} from './content-file.ts';
import { shownAs } from './content-file-shape.ts';

const ID = 'abcdefghijklmnopqrst';

describe('a file', () => {
  it.each(Object.keys(CONTENT_FILE_TYPES))('may be of type %s', (type) => {
    expect(refusalOfFile({ type, size: 1 })).toBeNull();
  });

  it.each(['', 'text/html', 'image/svg+xml', 'application/zip', 'toString'])(
    'may not be of type "%s"',
    (type) => {
      expect(refusalOfFile({ type, size: 1 })).toBe(CONTENT_FILE_REFUSALS.invalidType);
    },
  );

  it('must be smaller than 50 MB', () => {
    const type = 'application/pdf';

    expect(refusalOfFile({ type, size: CONTENT_FILE_MAX_BYTES - 1 })).toBeNull();
    expect(refusalOfFile({ type, size: CONTENT_FILE_MAX_BYTES })).toBe(CONTENT_FILE_REFUSALS.tooLarge);
  });

  it('is shown as what it is', () => {
    expect(shownAs('application/pdf')).toBe('pdf');
    expect(shownAs('image/webp')).toBe('image');
    expect(shownAs('application/msword')).toBe('link');
    expect(shownAs(null)).toBe('link');
  });
});

describe('the path of a file', () => {
  it.each(Object.keys(CONTENT_FILE_TYPES).filter(isContentFileType))('is taken by the check: %s', (type) => {
    const path = contentFilePath(ID, 1_700_000_000_000, 'a1b2c3d4', type);

    expect(checkContentFileInputSchema.safeParse({ contentId: ID, path }).success).toBe(true);
  });

  it.each([
    'daily-content/tsrqponmlkjihgfedcba/1700000000000_a1b2c3d4.pdf',
    `prayer-audio/${ID}/1700000000000_a1b2c3d4.pdf`,
    `daily-content/${ID}/../1700000000000_a1b2c3d4.pdf`,
    `daily-content/${ID}/readme.pdf`,
  ])('is no other: %s', (path) => {
    expect(checkContentFileInputSchema.safeParse({ contentId: ID, path }).success).toBe(false);
  });
});
