import { DAY_MS, SECOND_MS } from '../fields/durations.ts';

/** How long a session that was started from a mailed link lasts. Then its member asks for another link. */
export const LINK_SESSION_DAYS = 90;

/**
 * True if a session that was started from a mailed link has ended. Same as in `isAccountHolder()` of the rules.
 * @param authTime when the member signed in, in seconds: the claim `auth_time`, which renewed tokens keep
 */
export function isLinkSessionOver(authTime: number, now: Date): boolean {
  return now.getTime() >= authTime * SECOND_MS + LINK_SESSION_DAYS * DAY_MS;
}
