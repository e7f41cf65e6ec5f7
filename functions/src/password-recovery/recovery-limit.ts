import { RECOVERY_LINKS_PER_HOUR } from '@prayer-community/domain/auth/password-recovery';
import type { Caller } from '../platform/define-callable.ts';
import { consumeNetworkUse } from '../platform/network-limit.ts';
import { recoveriesPerHour } from '../platform/parameters.ts';
import { perHour } from '../platform/rate-limit.ts';

/** Counts a request for a link, or the use of one, against the network address. False if the limit is reached. */
export function consumeRecovery(caller: Caller, now: Date): Promise<boolean> {
  return consumeNetworkUse(caller, perHour('recovery', recoveriesPerHour.value()), now);
}

/** The limit of links emailed to one member. The answer to further requests is the same. */
export const LINKS_PER_HOUR = perHour('recovery_links', RECOVERY_LINKS_PER_HOUR);
