import { DASHBOARD_PATH } from '@prayer-community/domain/prayer-request/request-link';
import { readRequestState, requestRef } from '../data/request.ts';
import { firestore } from '../platform/admin.ts';
import { summaryWords } from './message-words.ts';
import { countNewInWindow } from './new-requests-in-window.ts';
import { toMembers } from './notify-members.ts';

/** Notifies of several new requests in one message, unless all of them were taken care of. */
export const summarizeNewRequests = toMembers(async ({ about_id }) => {
  const db = await firestore();
  const request = about_id && readRequestState(await requestRef(db, about_id).get());
  const waiting = request ? await countNewInWindow(db, request) : 0;
  return waiting === 0
    ? null
    : {
        url: DASHBOARD_PATH,
        wordsIn: (language) => summaryWords(waiting, language),
        isFor: () => true,
      };
});
