import { expect, it } from 'vitest';
import { isReusableUpload, recordingPath, UPLOAD_DELETED_AFTER_MS } from './recording-path.ts';

const UPLOADED_AT_MS = Date.UTC(2026, 10, 26);
const PATH = recordingPath('3b241101-e2bb-4255-8caf-4136c566a962', UPLOADED_AT_MS);

it.each([
  [0, true],
  [UPLOAD_DELETED_AFTER_MS / 2 - 1, true],
  [UPLOAD_DELETED_AFTER_MS / 2, false],
  [UPLOAD_DELETED_AFTER_MS, false],
])('an upload from %d ms ago can be used in a request: %s', (ageMs, isReusable) => {
  expect(isReusableUpload(PATH, UPLOADED_AT_MS + ageMs)).toBe(isReusable);
});
