import { randomInt } from 'node:crypto';
import {
  MAILS_TO_ADDRESS_PER_DAY,
  mailboxOf,
  UNCONFIRMED_MAIL_DAYS,
} from '@prayer-community/domain/delivery/mail-limit';
import { DAY_MS } from '@prayer-community/domain/fields/durations';
import type { Firestore } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions/logger';
import { deliveries, readDelivery } from '../data/delivery.ts';
import { type OptimisticBatch, runOptimisticBatch } from '../platform/optimistic-batch.ts';
import { visitorEmailsPerDay } from '../platform/parameters.ts';
import { pseudonym } from '../platform/pseudonym.ts';
import {
  type CountedUses,
  consumeUse,
  countUse,
  type RateLimit,
  rateLimitRef,
} from '../platform/rate-limit.ts';

const TO_ADDRESS: RateLimit = { action: 'mails_to', max: MAILS_TO_ADDRESS_PER_DAY, windowMs: DAY_MS };
const UNCONFIRMED: RateLimit = {
  action: 'mails_to_unconfirmed',
  max: 1,
  windowMs: UNCONFIRMED_MAIL_DAYS * DAY_MS,
};

const BY_VISITORS = 'visitor_mails';

/** The counters of all visitors' emails. Each has an equal part of the limit, so that one is not written by all at once. */
const SHARDS = 10;

/** Counts one email of any kind to a mailbox. False if it has reached its daily limit. */
export function consumeMailQuota(db: Firestore, address: string, now: Date): Promise<boolean> {
  return consumeUse(db, TO_ADDRESS, subjectOf(address), now);
}

/** Like `consumeMailQuota`, for an email that a visitor causes. Also false if all visitors together have reached theirs. */
export function consumeVisitorMailQuota(db: Firestore, address: string, now: Date): Promise<boolean> {
  return consumeUnrequestedMailQuota(db, address, true, now);
}

/** An email that no one at the mailbox has just requested. */
export interface UnrequestedMail {
  address: string;
  /** From `isConfirmedAddress`. An unconfirmed mailbox gets one email per `UNCONFIRMED_MAIL_DAYS`. */
  isConfirmed: boolean;
  /** False if leadership causes the email. It does not count against the limit of all visitors. */
  isByVisitor: boolean;
}

/** Like `consumeVisitorMailQuota`, for an email that no one at the mailbox has just requested. */
export async function consumeUnrequestedMailQuota(
  db: Firestore,
  address: string,
  isConfirmed: boolean,
  now: Date,
): Promise<boolean> {
  const mail = { address, isConfirmed, isByVisitor: true };
  return runOptimisticBatch(db, async (writes) =>
    (await countUnrequested(db, [mail], now, writes)).has(mail),
  );
}

/**
 * Like `consumeUnrequestedMailQuota`, for an email that is a delivery. Its attempts count once.
 * @param key the id of the delivery
 * @returns `postponed` if it would be sent but for the limit of all visitors
 */
export async function consumeDeliveryQuota(
  db: Firestore,
  key: string,
  address: string,
  isConfirmed: boolean,
  now: Date,
): Promise<'allowed' | 'postponed' | 'refused'> {
  const mail = { address, isConfirmed, isByVisitor: true };
  return runOptimisticBatch(db, async (writes) => {
    const document = await deliveries(db).doc(key).get();
    if (!document.exists || readDelivery(document)?.is_counted) {
      return document.exists ? 'allowed' : 'refused';
    }
    const { allowed, postponed } = await countMails(db, [mail], now, writes);
    if (allowed.has(mail)) {
      writes.update(document, { is_counted: true });
      return 'allowed';
    }
    return postponed.has(mail) ? 'postponed' : 'refused';
  });
}

/**
 * Like `consumeUnrequestedMailQuota`, for several emails. The counters change together with the other writes of the batch: if it
 * is cut off, nothing is counted.
 * @returns the emails that may be sent
 */
export async function countUnrequested<Mail extends UnrequestedMail>(
  db: Firestore,
  mails: readonly Mail[],
  now: Date,
  writes: OptimisticBatch,
): Promise<ReadonlySet<Mail>> {
  return (await countMails(db, mails, now, writes)).allowed;
}

interface CountedMails<Mail> {
  allowed: ReadonlySet<Mail>;
  /** Those that only the limit of all visitors refuses. */
  postponed: ReadonlySet<Mail>;
}

async function countMails<Mail extends UnrequestedMail>(
  db: Firestore,
  mails: readonly Mail[],
  now: Date,
  writes: OptimisticBatch,
): Promise<CountedMails<Mail>> {
  const limited = mails.map((mail) => ({ mail, limits: limitsOf(db, mail) }));
  const refs = new Map(limited.flatMap(({ limits }) => limits.map(({ ref }) => [ref.path, ref])));
  const counters = refs.size === 0 ? [] : await db.getAll(...refs.values());
  const counts = new Map<string, unknown>(counters.map((counter) => [counter.ref.path, counter.data()]));
  const counted = new Map<string, CountedUses>();
  const allowed = new Set<Mail>();
  const postponed = new Set<Mail>();
  for (const { mail, limits } of limited) {
    const uses = limits.flatMap(({ limit, ref: { path } }) => {
      const use = countUse(limit, counted.get(path) ?? counts.get(path), now);
      return use ? [{ path, use }] : [];
    });
    const refused = limits.filter(({ ref: { path } }) => uses.every((use) => use.path !== path));
    if (refused.length > 0 && refused.every(({ limit }) => limit.action === BY_VISITORS)) {
      // An alert counts these: monitoring/metrics/limited-emails.json
      logger.warn('visitorEmails', { outcome: 'limit_reached' });
      postponed.add(mail);
    }
    // An email that is not sent does not count.
    if (refused.length === 0) {
      allowed.add(mail);
      uses.forEach(({ path, use }) => {
        counted.set(path, use);
      });
    }
  }
  for (const counter of counters) {
    const use = counted.get(counter.ref.path);
    if (use) {
      writes.updateMarked(counter, use);
    }
  }
  return { allowed, postponed };
}

function limitsOf(db: Firestore, { address, isConfirmed, isByVisitor }: UnrequestedMail) {
  const limits = isConfirmed ? [TO_ADDRESS] : [UNCONFIRMED, TO_ADDRESS];
  const ofMailbox = limits.map((limit) => ({ limit, ref: rateLimitRef(db, limit, subjectOf(address)) }));
  return isByVisitor ? [...ofMailbox, limitOfVisitors(db)] : ofMailbox;
}

function limitOfVisitors(db: Firestore) {
  const perDay = visitorEmailsPerDay.value();
  const shards = Math.min(SHARDS, perDay);
  const limit: RateLimit = { action: BY_VISITORS, max: Math.floor(perDay / shards), windowMs: DAY_MS };
  return { limit, ref: rateLimitRef(db, limit, String(randomInt(shards))) };
}

function subjectOf(address: string): string {
  return pseudonym('mails to', mailboxOf(address));
}
