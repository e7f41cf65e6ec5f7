import { pipeline } from 'node:stream/promises';
import {
  EXPORT_LIFETIME_MS,
  EXPORT_MAX_ATTEMPTS,
  exportFilePath,
  exportStatus,
} from '@prayer-community/domain/church-export/church-export';
import { EXPORTED_FILE_FOLDERS, EXPORTED_KINDS } from '@prayer-community/domain/church-export/exported-kinds';
import { readmeLanguages } from '@prayer-community/domain/church-export/readme';
import { COLLECTIONS } from '@prayer-community/domain/collections';
import { after, SECOND_MS } from '@prayer-community/domain/fields/durations';
import type { DocumentReference, Firestore } from 'firebase-admin/firestore';
import { onDocumentCreated } from 'firebase-functions/firestore';
import { readExport } from '../data/church-export.ts';
import { readProfile } from '../data/profile.ts';
import { identitySettings, siteSettings } from '../data/settings.ts';
import { auth, bucket, firestore } from '../platform/admin.ts';
import { cleanUp } from '../platform/clean-up.ts';
import { now } from '../platform/clock.ts';
import { logOutcome } from '../platform/log-outcome.ts';
import { servedByRules } from '../platform/remove-download-tokens.ts';
import { skipUnreadable } from '../platform/skip-unreadable.ts';
import { profileRef } from '../platform/staff-account.ts';
import { countDocuments } from './read-documents.ts';
import { listFiles } from './read-files.ts';
import { reportProgress } from './report-progress.ts';
import type { ChurchStores } from './write-archive.ts';

/** The maximum timeout of an event-triggered function. */
const TIMEOUT_SECONDS = 540;
const LEASE_MS = TIMEOUT_SECONDS * SECOND_MS;

/** Builds the archive of an export. An attempt that fails or is cut off restarts from the beginning, a limited number of times. */
export const buildExport = onDocumentCreated(
  {
    document: `${COLLECTIONS.exports}/{exportId}`,
    retry: true,
    timeoutSeconds: TIMEOUT_SECONDS,
    memory: '1GiB',
    concurrency: 1,
    maxInstances: 1,
  },
  skipUnreadable(async ({ data, params: { exportId } }) => {
    if (!data) {
      return;
    }
    const outcome = await take(data.ref);
    if (outcome === 'busy') {
      // Failing makes the event repeat, in case the other attempt is cut off.
      throw new Error('Another attempt of this export is still running.');
    }
    if (outcome === 'taken') {
      await build(data.ref, exportId);
    }
    logOutcome('buildExport', outcome === 'taken' ? 'built' : outcome, exportId);
  }),
);

type Outcome = 'taken' | 'busy' | 'settled' | 'given_up';

/** Takes the lease for an attempt, or marks the export as failed. */
async function take(ref: DocumentReference): Promise<Outcome> {
  const db = await firestore();
  return db.runTransaction(async (transaction) => {
    const at = now();
    const stored = readExport(await transaction.get(ref));
    if (stored?.state !== 'waiting' && stored?.state !== 'building') {
      return 'settled';
    }
    if (stored.leased_until !== null && at < stored.leased_until) {
      return 'busy';
    }
    if (exportStatus(stored, at) === 'failed' || stored.attempts >= EXPORT_MAX_ATTEMPTS) {
      transaction.update(ref, { state: 'failed', leased_until: null });
      return 'given_up';
    }
    transaction.update(ref, {
      state: 'building',
      attempts: stored.attempts + 1,
      leased_until: after(at, LEASE_MS),
      done_count: 0,
    });
    return 'taken';
  });
}

async function build(ref: DocumentReference, exportId: string): Promise<void> {
  // Loaded here because only this function needs the ZIP library.
  const [{ ArchiveWriter }, { writeArchive }] = await Promise.all([
    import('./archive-writer.ts'),
    import('./write-archive.ts'),
  ]);
  const stores: ChurchStores = { db: await firestore(), auth: await auth(), bucket: await bucket() };
  try {
    await ref.update({ total_count: await countEverything(stores) });
    const { readTime } = await ref.get();
    const path = exportFilePath(exportId, readTime.toDate());
    const file = stores.bucket.file(path);
    const writer = new ArchiveWriter(readTime.toDate());
    const progress = reportProgress(ref);
    await Promise.all([
      pipeline(writer.output, file.createWriteStream({ metadata: servedByRules(path, 'application/zip') })),
      writeArchive(writer, stores, {
        exportId,
        project: process.env.GCLOUD_PROJECT ?? '',
        ...(await readReaders(stores.db, ref)),
        readTime,
        onProgress: progress.count,
      }),
    ]);
    await progress.end();
    const [{ size }] = await file.getMetadata();
    await ref.update({
      state: 'ready',
      leased_until: null,
      file_path: path,
      size_bytes: Number(size),
      expires_at: after(now(), EXPORT_LIFETIME_MS),
    });
  } catch (error) {
    // Lets the next attempt start immediately.
    await cleanUp('The lease of an export could not be ended', () => ref.update({ leased_until: null }));
    throw error;
  }
}

/** Reads the community's name and the languages of the README files. */
async function readReaders(db: Firestore, ref: DocumentReference) {
  const stored = readExport(await ref.get());
  const [identity, site, leader] = await Promise.all([
    identitySettings.load(db),
    siteSettings.load(db),
    stored && profileRef(db, stored.requested_by).get(),
  ]);
  return {
    community: identity.name.trim(),
    languages: readmeLanguages(site, leader && readProfile(leader)),
  };
}

async function countEverything({ db, bucket: store }: ChurchStores): Promise<number> {
  let count = await countDocuments(db, EXPORTED_KINDS);
  for (const folder of EXPORTED_FILE_FOLDERS) {
    for await (const _file of listFiles(store, folder)) {
      count += 1;
    }
  }
  return count;
}
