import { departFromAllCircles } from './data/circle-departure.ts';
import { takeDownPost } from './data/post.ts';
import { eraseCircle } from './prayer-circles/erase-circle.ts';
import { eraseCirclePrayers } from './prayer-circles/erase-circle-prayers.ts';
import { eraseRequest } from './retention/erase-request.ts';
import type { Erasers } from './retention/replay-erasures.ts';
import { eraseMember } from './team-members/erase-member.ts';

/** The functions that erase data, both on request and again after a backup was restored. */
export const ERASERS: Erasers = {
  request: eraseRequest,
  post: takeDownPost,
  circle: eraseCircle,
  circle_prayers: eraseCirclePrayers,
  // The account is deleted last: an interrupted erasure is repeated while the account or the profile still exists.
  async member(db, uid, now) {
    await departFromAllCircles(db, uid);
    await eraseMember(db, uid, now);
  },
};
