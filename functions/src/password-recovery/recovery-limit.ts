import { RECOVERY_LINKS_PER_HOUR } from '@prayer-community/domain/auth/password-recovery';
import { firestore } from '../platform/admin.ts';
import { clientAddress } from '../platform/client-address.ts';
import type { Caller } from '../platform/define-callable.ts';
import { recoveriesPerHour } from '../platform/parameters.ts';
import { pseudonym } from '../platform/pseudonym.ts';
import { spendUse } from '../platform/rate-limit.ts';

const HOUR_MS = 3_600_000;

/** Counts a request for a link, or the use of one, against the network address. False if the limit is reached. */
export async function mayRecover(caller: Caller, now: Date): Promise<boolean> {
  const limit = { action: 'recovery', max: recoveriesPerHour.value(), windowMs: HOUR_MS };
  return spendUse(await firestore(), limit, pseudonym('network', clientAddress(caller)), now);
}

/** The limit of links emailed to one member. The answer to further requests is the same. */
export const LINKS_PER_HOUR = { action: 'recovery_links', max: RECOVERY_LINKS_PER_HOUR, windowMs: HOUR_MS };
