import { CONTENT_FILE_TYPES } from '@prayer-community/domain/daily-content/content-file';
import { describe, expect, it } from 'vitest';
import { compoundFile, VALID_FILES, zipOf } from '../testing/content-files.ts';
import { detectFileType } from './detect-file-type.ts';

describe('detectFileType', () => {
  it.each(Object.keys(CONTENT_FILE_TYPES))('detects %s by its content', async (type) => {
    expect(await detectFileType(VALID_FILES[type] ?? Buffer.alloc(0))).toBe(type);
  });

  it.each<[string, Buffer]>([
    ['an HTML page', Buffer.from('<!doctype html><script>alert(1)</script>')],
    [
      'an SVG image, which can contain scripts',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"></svg>'),
    ],
    ['an executable', Buffer.from('MZ\x90\x00', 'latin1')],
    ['a ZIP archive', zipOf('program.exe', Buffer.from('MZ'))],
    ['another type of legacy Office file', compoundFile('Workbook')],
    ['plain text', Buffer.from('Hello.')],
    ['nothing', Buffer.alloc(0)],
  ])('rejects %s', async (_what, bytes) => {
    expect(await detectFileType(bytes)).toBeNull();
  });
});
