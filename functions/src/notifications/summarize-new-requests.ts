import { mostPrivateOf } from '@prayer-community/domain/delivery/notifications';
import { DASHBOARD_PATH } from '@prayer-community/domain/prayer-request/request-link';
import { firestore } from '../platform/admin.ts';
import { countNewIn } from './count-new-requests.ts';
import { summaryText } from './message-text.ts';
import { toStaffMembers } from './notify-members.ts';

/** Notifies of several new requests in one message, unless all of them have been taken care of. */
export const summarizeNewRequests = toStaffMembers(async ({ summary }) => {
  const waiting = summary ? await countNewIn(await firestore(), summary) : 0;
  return !summary || waiting === 0
    ? null
    : {
        submissionType: mostPrivateOf(summary.submission_types),
        url: DASHBOARD_PATH,
        textIn: (language) => summaryText(waiting, language),
        isFor: () => true,
      };
});
