import type { WallStatus } from './wall-moderation.ts';

/** The path where leadership reviews posts, relative to the address of the public site. */
export const MODERATION_PATH = '/prayerteam/moderation';

/** Returns the path of the posts with that status, relative to the address of the public site. */
export function moderationLink(status: WallStatus): string {
  return `${MODERATION_PATH}?view=${status}`;
}
