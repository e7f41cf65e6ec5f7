import { mostPrivateOf } from '@prayer-community/domain/delivery/notifications';
import { DASHBOARD_PATH } from '@prayer-community/domain/prayer-request/request-link';
import { firestore } from '../platform/admin.ts';
import { summaryText } from './message-words.ts';
import { countNewIn, summaryOfWindow } from './new-requests-in-window.ts';
import { toStaffMembers } from './notify-members.ts';

/** Notifies of several new requests in one message, unless all of them have been taken care of. */
export const summarizeNewRequests = toStaffMembers(async ({ about_id, summary: stored }) => {
  const db = await firestore();
  const summary = stored ?? (about_id === null ? null : await summaryOfWindow(db, about_id));
  const waiting = summary === null ? 0 : await countNewIn(db, summary);
  return summary === null || waiting === 0
    ? null
    : {
        submissionType: mostPrivateOf(summary.submission_types),
        url: DASHBOARD_PATH,
        wordsIn: (language) => summaryText(waiting, language),
        isFor: () => true,
      };
});
