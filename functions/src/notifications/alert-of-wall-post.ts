import { moderationLink } from '@prayer-community/domain/belief-wall/moderation-link';
import { wallStatus } from '@prayer-community/domain/belief-wall/wall-moderation';
import { posts, readPost } from '../data/post.ts';
import { isCrisisMailLimitReached } from '../messaging/crisis-mail-limit.ts';
import { firestore } from '../platform/admin.ts';
import { now } from '../platform/clock.ts';
import { wallAlertText, withCrisisMailLimit } from './message-text.ts';
import { toStaffMembers } from './notify-members.ts';

/** Alerts leaders about a post with crisis signs, even one that was hidden. Not needed if the post is gone. */
export const alertOfWallPost = toStaffMembers(async ({ about_id, channel }) => {
  if (about_id === null) {
    return null;
  }
  const db = await firestore();
  const post = readPost(await posts(db).doc(about_id).get());
  if (post === null) {
    return null;
  }
  const isMailLimited = channel === 'email' && (await isCrisisMailLimitReached(db, 'posts', now()));
  return {
    submissionType: 'confidential',
    url: moderationLink(wallStatus(post)),
    textIn(language) {
      const text = wallAlertText(language);
      return isMailLimited ? withCrisisMailLimit(text, 'posts', language) : text;
    },
    isFor: () => true,
  };
});
