import { departFromAllCircles } from './data/circle-departure.ts';
import { takeDownPost } from './data/post.ts';
import { eraseCircle } from './prayer-circles/erase-circle.ts';
import { eraseRequest } from './retention/erase-request.ts';
import type { Erasers } from './retention/replay-erasures.ts';
import { eraseMember } from './team-members/erase-member.ts';

/** Which capabilities erase again what a restored backup holds. */
export const ERASERS: Erasers = {
  request: eraseRequest,
  post: takeDownPost,
  circle: eraseCircle,
  // The account goes last: an erasure that was cut off is begun again where the account or the profile is still there.
  async member(db, uid, now) {
    await departFromAllCircles(db, uid);
    await eraseMember(db, uid, now);
  },
};
