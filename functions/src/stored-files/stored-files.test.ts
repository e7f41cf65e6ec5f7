import { randomUUID } from 'node:crypto';
import { COLLECTIONS } from '@prayer-community/domain/collections';
import { contentFolder } from '@prayer-community/domain/daily-content/content-folder';
import { closeRequest } from '@prayer-community/domain/prayer-request/request-transitions';
import { recordingPath } from '@prayer-community/domain/request-form/recording-path';
import { newUploadTicket } from '@prayer-community/domain/request-form/upload-ticket';
import { privacySettingsSchema } from '@prayer-community/domain/settings/settings';
import { describe, expect, it } from 'vitest';
import { applyPrivacy } from '../settings/apply-privacy.ts';
import { storeRequest } from '../testing/stored-request.ts';
import {
  emulatorAddress,
  storageRulesFirestore,
  testBucket,
  testFirestore,
} from '../testing/test-backend.ts';
import { silentWav } from '../testing/wav-file.ts';
import { whileTriggering } from '../testing/while-triggering.ts';
import { removeTokensOnArchive } from './remove-tokens-on-archive.ts';
import { removeTokensOnChange, removeTokensOnUpload } from './remove-tokens-on-upload.ts';

const TOKEN = randomUUID();

const addressOf = (path: string) =>
  `http://${emulatorAddress('FIREBASE_STORAGE_EMULATOR_HOST')}/v0/b/${testBucket().name}/o/${encodeURIComponent(path)}`;

const download = (path: string) => fetch(`${addressOf(path)}?alt=media&token=${TOKEN}`);

async function storeTicket(path: string): Promise<void> {
  const { id, ticket } = newUploadTicket(path, new Date());
  await storageRulesFirestore()
    .collection(COLLECTIONS.uploadTickets)
    .doc(id)
    .set({ ...ticket });
}

/** Uploads a recording like a visitor, with a download token that the visitor chose. */
async function upload(path: string, metadata: object = {}): Promise<void> {
  await storeTicket(path);
  const boundary = 'part';
  const parts = [
    JSON.stringify({ name: path, contentType: 'audio/wav', ...metadata }),
    silentWav().toString('latin1'),
  ];
  const types = ['application/json', 'audio/wav'];
  const body = parts.map(
    (part, index) => `--${boundary}\r\nContent-Type: ${types[index]}\r\n\r\n${part}\r\n`,
  );
  const response = await fetch(addressOf(path).replace(/\/o\/.*$/, `/o?name=${encodeURIComponent(path)}`), {
    method: 'POST',
    headers: {
      'X-Goog-Upload-Protocol': 'multipart',
      'Content-Type': `multipart/related; boundary=${boundary}`,
    },
    body: Buffer.from(`${body.join('')}--${boundary}--`, 'latin1'),
  });
  expect(response.status).toBe(200);
}

/** Stores a request whose recording has a download token, and returns the path of the recording. */
async function storeListenedRequest(changes: Parameters<typeof storeRequest>[0] = {}) {
  const request = await storeRequest(changes);
  const path = recordingPath(request.id, Date.now());
  await upload(path, { metadata: { firebaseStorageDownloadTokens: TOKEN } });
  await request.update({ audio_path: path });
  expect((await download(path)).status).toBe(200);
  return { request, path };
}

/** The Storage event for the file. */
const eventOf = (what: 'finalized' | 'metadataUpdated', path: string) => ({
  specversion: '1.0' as const,
  id: randomUUID(),
  source: `//storage.googleapis.com/projects/_/buckets/${testBucket().name}`,
  type: `google.cloud.storage.object.v1.${what}`,
  time: new Date().toISOString(),
  data: { bucket: testBucket().name, name: path },
});

describe('a download token', () => {
  it('is removed after the upload, along with the uploader’s cache settings', async () => {
    const path = recordingPath(randomUUID(), Date.now());
    await upload(path, {
      cacheControl: 'public, max-age=31536000',
      metadata: { firebaseStorageDownloadTokens: TOKEN },
    });
    expect((await download(path)).headers.get('Cache-Control')).toContain('public');

    await removeTokensOnUpload(eventOf('finalized', path));

    expect((await download(path)).status).toBe(403);
    const [metadata] = await testBucket().file(path).getMetadata();
    expect(metadata).toMatchObject({ cacheControl: 'private, max-age=0', contentType: 'audio/wav' });
    expect(metadata.metadata).toEqual({ served_by: 'rules' });
    expect((await testBucket().file(path).download())[0].equals(silentWav())).toBe(true);
  });

  it('is removed from a file of the feed, which browsers may then cache for a day', async () => {
    const file = testBucket().file(`${contentFolder(randomUUID())}psalm.pdf`);
    await file.save('%PDF', {
      contentType: 'application/pdf',
      metadata: { metadata: { firebaseStorageDownloadTokens: TOKEN } },
    });

    await removeTokensOnUpload(eventOf('finalized', file.name));
    const [rewritten] = await file.getMetadata();
    // The rewritten file is an upload as well.
    await removeTokensOnUpload(eventOf('finalized', file.name));

    expect(rewritten).toMatchObject({
      cacheControl: 'private, max-age=86400',
      metadata: { served_by: 'rules' },
    });
    expect((await file.getMetadata())[0].generation).toBe(rewritten.generation);
  });

  it('is removed after a reader of the metadata creates one', async () => {
    const path = recordingPath(randomUUID(), Date.now());
    await upload(path);
    await testBucket()
      .file(path)
      .setMetadata({ metadata: { firebaseStorageDownloadTokens: TOKEN } });
    expect((await download(path)).status).toBe(200);

    await removeTokensOnChange(eventOf('metadataUpdated', path));

    expect((await download(path)).status).toBe(403);
  });

  it('does not open recordings of archived requests', async () => {
    const { request, path } = await storeListenedRequest({ status: 'prayed_for' });

    await whileTriggering([removeTokensOnArchive], () =>
      request.update({ ...closeRequest({ revision: 0 }, 'leader') }),
    );

    expect((await download(path)).status).toBe(403);
  });

  it('does not open confidential recordings visible only to leadership', async () => {
    const confidential = await storeListenedRequest({ submission_type: 'confidential' });
    const settings = testFirestore().collection(COLLECTIONS.settings).doc('privacy');

    await whileTriggering([applyPrivacy], () =>
      settings.set(privacySettingsSchema.parse({ confidential_visible_to: 'leadership' })),
    );

    expect((await download(confidential.path)).status).toBe(403);
  });
});
