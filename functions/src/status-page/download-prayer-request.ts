import { sentReplies } from '@prayer-community/domain/replies/sent-reply';
import { dataExport } from '@prayer-community/domain/status-page/data-export';
import type { Firestore } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions/logger';
import { readOwnRequest } from '../data/own-request.ts';
import { prayerNotices, readNotice } from '../data/prayer-notice.ts';
import { readReplies } from '../data/reply.ts';
import { eventSchema, historyOf } from '../data/request.ts';
import { bucket } from '../platform/admin.ts';
import { defineCallable } from '../platform/define-callable.ts';
import { isMissingFile } from '../platform/is-missing-file.ts';
import { serverPepper } from '../platform/parameters.ts';
import { consumeUse, perHour } from '../platform/rate-limit.ts';
import { withStatusLink } from './with-status-link.ts';

/** A recording is in the memory of the instance twice: as bytes and as text. */
const MEMORY = { memory: '512MiB', concurrency: 8 } as const;

/** Recordings per network address, which fewer people download than open a status page. */
const RECORDINGS = perHour('status_recordings', 30);

/** Returns the data export of a request, including its recording, to the holder of its key. */
export const downloadPrayerRequest = defineCallable(
  'downloadPrayerRequest',
  { secrets: [serverPepper], ...MEMORY },
  async ({ key }, caller) =>
    withStatusLink('downloadPrayerRequest', key, caller, async ({ db, link, network, at }) => {
      const own = await readOwnRequest(db, link);
      if (!own) {
        return 'unknown';
      }
      const { request, post } = own;
      if (request.audio_path !== null && !(await consumeUse(db, RECORDINGS, network, at))) {
        return 'tooMany';
      }
      const [replies, history, noticeDocument, recording] = await Promise.all([
        readReplies(db, link.request_id),
        readHistory(db, link.request_id),
        prayerNotices(db).doc(link.request_id).get(),
        request.audio_path === null ? null : recordingAt(request.audio_path, link.request_id),
      ]);
      return {
        success: true,
        record: dataExport(
          {
            id: link.request_id,
            request,
            replies: sentReplies(replies),
            history,
            post,
            notice: readNotice(noticeDocument),
            recording,
          },
          at,
        ),
      };
    }),
);

async function readHistory(db: Firestore, requestId: string) {
  const events = await historyOf(db, requestId).orderBy('at').get();
  return events.docs.map((event) => eventSchema.parse(event.data()));
}

/** Returns a recording in base64. Null if its file is missing, such as after a restore, so that the rest can be downloaded. */
async function recordingAt(path: string, requestId: string): Promise<string | null> {
  try {
    const [bytes] = await (await bucket()).file(path).download();
    return bytes.toString('base64');
  } catch (error) {
    if (!isMissingFile(error)) {
      throw error;
    }
    logger.warn('downloadPrayerRequest', { outcome: 'recording_missing', requestId });
    return null;
  }
}
