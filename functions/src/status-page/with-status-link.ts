import type { CallableName } from '@prayer-community/domain/callables';
import {
  type STATUS_REFUSALS,
  type StatusRefusal,
  statusRefusal,
} from '@prayer-community/domain/status-page/status-page';
import type { Firestore } from 'firebase-admin/firestore';
import { requesterSettings } from '../data/settings.ts';
import { readStatusLink, type StatusLink, statusLinkRef } from '../data/status-link.ts';
import { firestore } from '../platform/admin.ts';
import { now } from '../platform/clock.ts';
import type { Caller } from '../platform/define-callable.ts';
import { logOutcome } from '../platform/log-outcome.ts';
import { callerNetworkPseudonym } from '../platform/network-limit.ts';
import { statusCallsPerHour } from '../platform/parameters.ts';
import { consumeUse, perHour } from '../platform/rate-limit.ts';

export type RefusalName = keyof typeof STATUS_REFUSALS;

export interface StatusLinkContext {
  db: Firestore;
  link: StatusLink;
  /** A pseudonym of the caller's network address. */
  network: string;
  at: Date;
  offersNotices: boolean;
}

export type StatusResult<Answer> = Answer | RefusalName;

/**
 * Serves the holder of a request's key. A key that opens nothing always gets the same answer, whatever the reason.
 * While leadership has turned off status pages, all keys get the same answer.
 */
export async function withStatusLink<Answer extends { success: true }>(
  name: CallableName,
  key: string,
  caller: Caller,
  serve: (context: StatusLinkContext) => Promise<StatusResult<Answer>>,
): Promise<Answer | StatusRefusal> {
  const served = await lookUp(key, caller, serve);
  const isRefused = typeof served === 'string';
  logOutcome(name, isRefused ? served : 'done', null);
  return isRefused ? statusRefusal(served) : served;
}

async function lookUp<Answer>(
  key: string,
  caller: Caller,
  serve: (context: StatusLinkContext) => Promise<StatusResult<Answer>>,
): Promise<StatusResult<Answer>> {
  const db = await firestore();
  const at = now();
  const network = callerNetworkPseudonym(caller);
  if (!(await consumeUse(db, perHour('status', statusCallsPerHour.value()), network, at))) {
    return 'tooMany';
  }
  const [settings, document] = await db.getAll(requesterSettings.ref(db), statusLinkRef(db, key));
  const { status_pages, prayer_notices } = requesterSettings.read(settings);
  if (!status_pages) {
    return 'off';
  }
  const link = readStatusLink(document);
  return link ? serve({ db, link, network, at, offersNotices: prayer_notices }) : 'unknown';
}
