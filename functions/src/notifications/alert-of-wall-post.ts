import { moderationLink } from '@prayer-community/domain/belief-wall/moderation-link';
import { wallStatus } from '@prayer-community/domain/belief-wall/wall-moderation';
import { posts, readPost } from '../data/post.ts';
import { firestore } from '../platform/admin.ts';
import { wallAlertText } from './message-text.ts';
import { toStaffMembers } from './notify-members.ts';

/** Alerts leaders about a post with crisis signs, even one that was hidden. Not needed if the post is gone. */
export const alertOfWallPost = toStaffMembers(async ({ about_id }) => {
  if (about_id === null) {
    return null;
  }
  const db = await firestore();
  const post = readPost(await posts(db).doc(about_id).get());
  if (post === null) {
    return null;
  }
  return {
    submissionType: 'confidential',
    url: moderationLink(wallStatus(post)),
    textIn: wallAlertText,
    isFor: () => true,
  };
});
