import { DASHBOARD_PATH } from '@prayer-community/domain/prayer-request/request-link';
import { readRequestState, requestRef } from '../data/request.ts';
import { toMember } from '../messaging/to-member.ts';
import { firestore } from '../platform/admin.ts';
import { summaryWords } from './message-words.ts';
import { countNewInWindow } from './new-requests-in-window.ts';
import { TELL_MEMBER } from './tell-member.ts';

/** Tells of several new requests at once, unless all of them were taken care of. */
export const tellOfNewRequests = toMember(async ({ member, channel, about_id, language }, current) => {
  const db = await firestore();
  const request = about_id && readRequestState(await requestRef(db, about_id).get());
  const waiting = request ? await countNewInWindow(db, request) : 0;
  return waiting === 0
    ? 'not_needed'
    : TELL_MEMBER[channel](
        member,
        { words: summaryWords(waiting, language), url: DASHBOARD_PATH, language },
        current,
      );
});
