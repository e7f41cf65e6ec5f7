import { describe, expect, it } from 'vitest';
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
const SPECIFIED_EXTENSIONS = ['doc', 'docx', 'gif', 'jpg', 'pdf', 'png', 'ppt', 'pptx', 'webp'];
const MAX_BYTES = 50 * 1024 * 1024;

describe('a content file', () => {
  it('may be a PDF, a Word or PowerPoint file, or an image', () => {
    const extensions: readonly string[] = Object.values(CONTENT_FILE_TYPES);
    expect(extensions.toSorted()).toEqual(SPECIFIED_EXTENSIONS);
  });

  it.each(Object.keys(CONTENT_FILE_TYPES))('is accepted with type %s', (type) => {
    expect(refusalOfFile({ type, size: 1 })).toBeNull();
  });

  it.each(['', 'text/html', 'image/svg+xml', 'application/zip', 'toString'])(
    'is rejected with type "%s"',
    (type) => {
      expect(refusalOfFile({ type, size: 1 })).toBe(CONTENT_FILE_REFUSALS.invalidType);
    },
  );

  it('must be smaller than 50 MB', () => {
    const type = 'application/pdf';

    expect(refusalOfFile({ type, size: MAX_BYTES - 1 })).toBeNull();
    expect(refusalOfFile({ type, size: MAX_BYTES })).toBe(CONTENT_FILE_REFUSALS.tooLarge);
  });

  it('is shown as a PDF, an image or a link, depending on its type', () => {
    expect(shownAs('application/pdf')).toBe('pdf');
    expect(shownAs('image/webp')).toBe('image');
    expect(shownAs('application/msword')).toBe('link');
    expect(shownAs(null)).toBe('link');
  });
});

describe('the path of a content file', () => {
  it.each(Object.keys(CONTENT_FILE_TYPES).filter(isContentFileType))('is accepted for type %s', (type) => {
    const path = contentFilePath(ID, 1_700_000_000_000, 'a1b2c3d4', type);

    expect(checkContentFileInputSchema.safeParse({ contentId: ID, path }).success).toBe(true);
  });

  it.each([
    'daily-content/tsrqponmlkjihgfedcba/1700000000000_a1b2c3d4.pdf',
    `prayer-audio/${ID}/1700000000000_a1b2c3d4.pdf`,
    `daily-content/${ID}/../1700000000000_a1b2c3d4.pdf`,
    `daily-content/${ID}/readme.pdf`,
  ])('is rejected in any other form: %s', (path) => {
    expect(checkContentFileInputSchema.safeParse({ contentId: ID, path }).success).toBe(false);
  });
});
