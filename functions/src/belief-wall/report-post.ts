import { newReport } from '@prayer-community/domain/belief-wall/belief-wall-actions';
import { WALL_REFUSALS, WALL_REPORTS_PER_HOUR } from '@prayer-community/domain/belief-wall/belief-wall-calls';
import { reportIdPrefix } from '@prayer-community/domain/collections';
import { HOUR_MS } from '@prayer-community/domain/fields/durations';
import { refusal } from '@prayer-community/domain/refusal';
import { type DocumentSnapshot, FieldPath, type Firestore } from 'firebase-admin/firestore';
import { isOnWall, posts, reports } from '../data/post.ts';
import { firestore } from '../platform/admin.ts';
import { callerNetwork, subscriberOf } from '../platform/caller-network.ts';
import { now } from '../platform/clock.ts';
import { defineCallable } from '../platform/define-callable.ts';
import { logOutcome } from '../platform/log-outcome.ts';
import { runOptimisticBatch } from '../platform/optimistic-batch.ts';
import { serverPepper } from '../platform/parameters.ts';
import { pseudonym } from '../platform/pseudonym.ts';
import { countUse, type RateLimit, rateLimitRef } from '../platform/rate-limit.ts';

const OF_NETWORK: RateLimit = { action: 'wall_reports', max: WALL_REPORTS_PER_HOUR, windowMs: HOUR_MS };

type ReportOutcome = 'stored' | 'repeated' | 'notReported' | 'alreadyReviewed' | 'tooManyReports';

/**
 * Reports a post to leadership. No account is required. Reports from one account or one network address count once per
 * post. Once leadership has settled theirs, they count again if the post has another testimony.
 */
export const reportPost = defineCallable(
  'reportPost',
  { secrets: [serverPepper] },
  async ({ postId }, caller) => {
    const uid = caller.auth?.uid ?? null;
    const outcome = await storeReport(postId, uid, subscriberOf(callerNetwork(caller)), now());
    logOutcome('reportPost', outcome, uid);
    return outcome === 'stored' || outcome === 'repeated'
      ? { success: true }
      : refusal(WALL_REFUSALS[outcome]);
  },
);

async function storeReport(
  postId: string,
  uid: string | null,
  network: string,
  at: Date,
): Promise<ReportOutcome> {
  const db = await firestore();
  const limitRef = rateLimitRef(db, OF_NETWORK, pseudonym('network', network));
  // The pseudonyms differ per post, so leaders who read the reports cannot link reports from the same network or
  // account.
  const idPrefix = reportIdPrefix(postId, pseudonym('report', `${postId} ${network}`));
  const reporter = uid === null ? null : pseudonym('report', `${postId} ${uid}`);

  return runOptimisticBatch<ReportOutcome>(db, async (writes) => {
    const [post, earlier, used] = await Promise.all([
      posts(db).doc(postId).get(),
      earlierReports(db, postId, idPrefix, reporter),
      limitRef.get(),
    ]);
    if (!isOnWall(post)) {
      return 'notReported';
    }
    const testimony = pseudonym('reported words', `${postId} ${post.get('testimony') ?? ''}`);
    if (earlier.some((report) => report.get('is_settled') !== true)) {
      return 'repeated';
    }
    if (earlier.some((report) => report.id.endsWith(testimony))) {
      return 'alreadyReviewed';
    }
    const use = countUse(OF_NETWORK, used.data(), at);
    if (!use) {
      return 'tooManyReports';
    }
    writes.create(reports(db).doc(`${idPrefix}_${testimony}`), newReport(postId, reporter, at));
    writes.update(used, use);
    return 'stored';
  });
}

/** Returns the reports of a post from a network address or an account. */
async function earlierReports(
  db: Firestore,
  postId: string,
  idPrefix: string,
  reporter: string | null,
): Promise<DocumentSnapshot[]> {
  const ofNetwork = reports(db).orderBy(FieldPath.documentId()).startAt(idPrefix).endAt(`${idPrefix}~`);
  const ofReporter = reports(db).where('post_id', '==', postId).where('reported_by', '==', reporter);
  const found = await Promise.all([ofNetwork.get(), reporter === null ? null : ofReporter.get()]);
  return found.flatMap((reported) => reported?.docs ?? []);
}
