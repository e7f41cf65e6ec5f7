import { firestore } from './admin.ts';
import { callerNetwork } from './caller-network.ts';
import type { Caller } from './define-callable.ts';
import { pseudonym } from './pseudonym.ts';
import { consumeUse, type RateLimit } from './rate-limit.ts';

type Networked = Pick<Caller, 'rawRequest'>;

/** Returns the pseudonym of a caller's network address, as the subject of rate limits. */
export function callerNetworkPseudonym(caller: Networked): string {
  return pseudonym('network', callerNetwork(caller));
}

/** Counts one use by the caller's network address. False if the limit is reached. */
export async function consumeNetworkUse(caller: Networked, limit: RateLimit, now: Date): Promise<boolean> {
  return consumeUse(await firestore(), limit, callerNetworkPseudonym(caller), now);
}
