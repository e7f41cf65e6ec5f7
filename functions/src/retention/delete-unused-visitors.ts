import { setTimeout } from 'node:timers/promises';
import { COLLECTIONS } from '@prayer-community/domain/collections';
import { chunksOf } from '@prayer-community/domain/fields/chunks-of';
import { DAY_MS, SECOND_MS } from '@prayer-community/domain/fields/durations';
import { IN_FILTER_MAX_VALUES } from '@prayer-community/domain/limits';
import { UNUSED_VISITOR_RETENTION_DAYS } from '@prayer-community/domain/retention/expiring';
import type { Auth, UserRecord } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';
import { isInCircles } from '../data/circle.ts';
import { profileRef } from '../platform/staff-account.ts';

/** The maximum that Auth lists and deletes per call. */
const PAGE = 1000;

/** Auth accepts one bulk deletion per second: https://firebase.google.com/docs/auth/admin/manage-users#bulk_delete_users */
const DELETION_PAUSE_MS = SECOND_MS;

/** Accounts whose profiles and circles are read at the same time. */
const CHECKED_AT_ONCE = 50;

/**
 * Deletes accounts of visitors that have not been used for a long time. Returns how many. Those with an address are from
 * strangers who registered without our links. The account of a post's author stays as long as the post, because the
 * author may still undo marking it as answered.
 */
export async function deleteUnusedVisitors(db: Firestore, auth: Auth, now: Date): Promise<number> {
  let deleted = 0;
  let pageToken: string | undefined;
  do {
    const page = await auth.listUsers(PAGE, pageToken);
    const unused = page.users.filter((user) => isUnused(user, now) && mayBeVisitor(user));
    const deletable = await withoutAuthors(db, await uidsOfVisitors(db, unused));
    pageToken = page.pageToken;
    if (deletable.length > 0) {
      await Promise.all(deletable.map((uid) => db.collection(COLLECTIONS.answerPaces).doc(uid).delete()));
      deleted += (await auth.deleteUsers(deletable)).successCount;
    }
    if (deletable.length > 0 && pageToken) {
      await setTimeout(DELETION_PAUSE_MS);
    }
  } while (pageToken);
  return deleted;
}

function isUnused({ metadata }: UserRecord, now: Date): boolean {
  const { creationTime, lastSignInTime, lastRefreshTime } = metadata;
  const lastUsed = Math.max(...[creationTime, lastSignInTime, lastRefreshTime].map(toMs));
  return now.getTime() - lastUsed > UNUSED_VISITOR_RETENTION_DAYS * DAY_MS;
}

/** True for anonymous accounts and those that only have a password. The first used link gives an account a claim. */
function mayBeVisitor({ phoneNumber, providerData, customClaims }: UserRecord): boolean {
  return (
    !phoneNumber &&
    providerData.every(({ providerId }) => providerId === 'password') &&
    Object.keys(customClaims ?? {}).length === 0
  );
}

function toMs(time: string | null | undefined): number {
  return time ? Date.parse(time) : 0;
}

/** Leaves out staff, and members of circles, which earlier versions let anyone with an account become. */
async function uidsOfVisitors(db: Firestore, accounts: readonly UserRecord[]): Promise<string[]> {
  const uids: string[] = [];
  for (const group of chunksOf(accounts, CHECKED_AT_ONCE)) {
    const checked = await Promise.all(
      group.map(async ({ uid, email }) => ({ uid, isVisitor: !email || !(await isKnown(db, uid)) })),
    );
    uids.push(...checked.filter(({ isVisitor }) => isVisitor).map(({ uid }) => uid));
  }
  return uids;
}

async function isKnown(db: Firestore, uid: string): Promise<boolean> {
  return (await profileRef(db, uid).get()).exists || isInCircles(db, uid);
}

async function withoutAuthors(db: Firestore, uids: readonly string[]): Promise<string[]> {
  const others: string[] = [];
  for (const compared of chunksOf(uids, IN_FILTER_MAX_VALUES)) {
    const posts = await db
      .collection(COLLECTIONS.postAuthors)
      .where('author_uid', 'in', compared)
      .select('author_uid')
      .get();
    const authors = new Set(posts.docs.map((post) => post.get('author_uid')));
    others.push(...compared.filter((uid) => !authors.has(uid)));
  }
  return others;
}
