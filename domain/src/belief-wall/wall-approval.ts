import { type Consent, mayBeShownUnreviewed } from '../request-form/consent.ts';
import type { WallSettings } from '../settings/settings.ts';
import { answerForApproval, markAnswered } from './belief-wall-actions.ts';

type Approval = WallSettings['approval'];

/**
 * True if a new post is on the wall immediately. Otherwise it waits for the approval of leadership.
 * @param consent the consent of the request that it shares. Null if there is none
 */
export function isShownAtOnce(approval: Approval, consent: Consent | null): boolean {
  return approval === 'at_once' && mayBeShownUnreviewed(consent);
}

/** Returns the change that marks a post as answered with a testimony. If leadership approves posts, it leaves the wall until then. */
export function answerWithTestimony(approval: Approval, testimony: string) {
  return approval === 'moderated' ? answerForApproval(testimony) : markAnswered(testimony);
}
