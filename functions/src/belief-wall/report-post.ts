import { newReport } from '@prayer-community/domain/belief-wall/belief-wall-actions';
import { WALL_REFUSALS, WALL_REPORTS_PER_HOUR } from '@prayer-community/domain/belief-wall/belief-wall-calls';
import { reportId } from '@prayer-community/domain/collections';
import { HOUR_MS } from '@prayer-community/domain/fields/durations';
import { refusal } from '@prayer-community/domain/refusal';
import { posts, reports } from '../data/post.ts';
import { firestore } from '../platform/admin.ts';
import { clientAddress, subscriberOf } from '../platform/client-address.ts';
import { now } from '../platform/clock.ts';
import { defineCallable } from '../platform/define-callable.ts';
import { logOutcome } from '../platform/log-outcome.ts';
import { runOptimisticBatch } from '../platform/optimistic-batch.ts';
import { serverPepper } from '../platform/parameters.ts';
import { pseudonym } from '../platform/pseudonym.ts';
import { countUse, type RateLimit, rateLimitRef } from '../platform/rate-limit.ts';

const OF_NETWORK: RateLimit = { action: 'wall_reports', max: WALL_REPORTS_PER_HOUR, windowMs: HOUR_MS };

type ReportOutcome = 'stored' | 'repeated' | 'notReported' | 'tooManyReports';

/** Reports a post to leadership. No account is required. Reports from one account or one network address count once per post. */
export const reportPost = defineCallable(
  'reportPost',
  { secrets: [serverPepper] },
  async ({ postId }, caller) => {
    const uid = caller.auth?.uid ?? null;
    const outcome = await storeReport(postId, uid, subscriberOf(clientAddress(caller)), now());
    logOutcome('reportPost', outcome, uid);
    return outcome === 'stored' || outcome === 'repeated'
      ? { success: true }
      : refusal(WALL_REFUSALS[outcome]);
  },
);

async function storeReport(
  postId: string,
  uid: string | null,
  address: string,
  at: Date,
): Promise<ReportOutcome> {
  const db = await firestore();
  const limitRef = rateLimitRef(db, OF_NETWORK, pseudonym('network', address));
  // The pseudonyms differ per post, so leaders who read the reports cannot link reports from the same address or
  // account.
  const reportRef = reports(db).doc(reportId(postId, pseudonym('report', `${postId} ${address}`)));
  const reporter = uid === null ? null : pseudonym('report', `${postId} ${uid}`);
  const ofPost = reports(db).where('post_id', '==', postId);

  return runOptimisticBatch<ReportOutcome>(db, async (writes) => {
    const [post, report, earlier, used] = await Promise.all([
      posts(db).doc(postId).get(),
      reportRef.get(),
      reporter === null ? null : ofPost.where('reported_by', '==', reporter).limit(1).get(),
      limitRef.get(),
    ]);
    if (post.get('is_approved') !== true) {
      return 'notReported';
    }
    if (report.exists || earlier?.empty === false) {
      return 'repeated';
    }
    const use = countUse(OF_NETWORK, used.data(), at);
    if (!use) {
      return 'tooManyReports';
    }
    writes.create(reportRef, newReport(postId, reporter, at));
    writes.update(used, use);
    return 'stored';
  });
}
