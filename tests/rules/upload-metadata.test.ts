import { randomUUID } from 'node:crypto';
import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import type { Caller } from '@prayer-community/domain/direct-access';
import { recordingPath } from '@prayer-community/domain/request-form/recording-path';
import { ref, type UploadMetadata, uploadBytes } from 'firebase/storage';
import { describe, it } from 'vitest';
import { filesUnderTest, SMALL, withTicket } from './file-attempts.ts';
import { newId } from './new-id.ts';

// Storage applies an upload's own metadata to every later download, without consulting these rules.

const files = filesUnderTest();

const UPLOADS: readonly [string, Caller, string, () => string | Promise<string>][] = [
  [
    'a recording',
    'visitor',
    'audio/wav',
    () => withTicket(files.environment, recordingPath(randomUUID(), Date.now())),
  ],
  [
    'a file of daily content',
    'leadership',
    'application/pdf',
    () => `daily-content/${newId()}/${Date.now()}_abcd1234.pdf`,
  ],
];

describe.each(UPLOADS)('%s', (_what, caller, contentType, newPath) => {
  const upload = async (metadata: UploadMetadata) =>
    uploadBytes(ref(files.storeAs(caller), await newPath()), SMALL, { contentType, ...metadata });

  it.each<[string, UploadMetadata]>([
    ['nothing', {}],
    ['only what Storage sets by default', { contentDisposition: 'inline', contentEncoding: 'identity' }],
    ["only the file's own name", { contentDisposition: "inline; filename*=utf-8''audio_1700000000000.wav" }],
  ])('can be uploaded if its metadata says %s about the download', async (_said, metadata) => {
    await assertSucceeds(upload(metadata));
  });

  it.each<[string, UploadMetadata]>([
    ['a download file name', { contentDisposition: 'attachment; filename="update.exe"' }],
    ['a different file name', { contentDisposition: 'inline; filename="page.html"' }],
    ['two file names', { contentDisposition: "inline; filename*=utf-8''a.wav; filename=page.html" }],
    ['a content encoding', { contentEncoding: 'gzip' }],
    ['any custom metadata', { customMetadata: { note: 'anything' } }],
  ])('is denied if its metadata states %s', async (_said, metadata) => {
    await assertFails(upload(metadata));
  });
});
