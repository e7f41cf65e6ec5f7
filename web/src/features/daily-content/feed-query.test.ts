import { contentFilePath } from '@prayer-community/domain/daily-content/content-file';
import { EMPTY_CONTENT_FORM, newDailyContent } from '@prayer-community/domain/daily-content/content-form';
import { Timestamp } from 'firebase/firestore';
import { expect, it } from 'vitest';
import { FEED } from './feed-query.ts';

const OLD_URL = 'https://firebasestorage.googleapis.com/v0/b/our-old-church/o/a.pdf?alt=media';

function fileUrlOf(file_path: string | null): string | null {
  const file = { file_path: '', file_type: 'application/pdf', file_url: OLD_URL };
  const form = { ...EMPTY_CONTENT_FORM, title: 'Psalm 46', content: 'Be still.' };
  const item = newDailyContent(form, file, { at: Timestamp.fromDate, now: Timestamp.now() });
  return FEED.schema.parse({ ...item, file_path }).file_url;
}

it('the file of an item is in the bucket of this project, also after a move from another', () => {
  const path = contentFilePath('a'.repeat(20), 1_700_000_000_000, 'abcdefgh', 'application/pdf');

  expect(fileUrlOf(path)).toBe(
    `https://firebasestorage.googleapis.com/v0/b/demo-test.firebasestorage.app/o/${encodeURIComponent(path)}?alt=media`,
  );
});

it('an item without a path has its stored URL', () => {
  expect(fileUrlOf(null)).toBe(OLD_URL);
});
