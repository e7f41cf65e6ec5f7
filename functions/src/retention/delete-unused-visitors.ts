import { setTimeout } from 'node:timers/promises';
import { COLLECTIONS } from '@prayer-community/domain/collections';
import { chunksOf } from '@prayer-community/domain/fields/chunks-of';
import { DAY_MS, SECOND_MS } from '@prayer-community/domain/fields/durations';
import { IN_FILTER_MAX_VALUES } from '@prayer-community/domain/limits';
import { UNUSED_VISITOR_RETENTION_DAYS } from '@prayer-community/domain/retention/expiring';
import type { Auth, UserRecord } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';

/** The maximum that Auth lists and deletes per call. */
const PAGE = 1000;

/** Auth accepts one bulk deletion per second: https://firebase.google.com/docs/auth/admin/manage-users#bulk_delete_users */
const DELETION_PAUSE_MS = SECOND_MS;

/**
 * Deletes anonymous accounts that have not been used for a long time. Returns how many. The account of a post's author
 * stays as long as the post, because the author may still undo marking it as answered.
 */
export async function deleteUnusedVisitors(db: Firestore, auth: Auth, now: Date): Promise<number> {
  let deleted = 0;
  let pageToken: string | undefined;
  do {
    const page = await auth.listUsers(PAGE, pageToken);
    const unused = page.users.filter((user) => isUnusedVisitor(user, now)).map(({ uid }) => uid);
    const deletable = await withoutAuthors(db, unused);
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

function isUnusedVisitor(
  { email, phoneNumber, providerData, customClaims, metadata }: UserRecord,
  now: Date,
): boolean {
  const isAnonymous =
    !email && !phoneNumber && providerData.length === 0 && Object.keys(customClaims ?? {}).length === 0;
  const { creationTime, lastSignInTime, lastRefreshTime } = metadata;
  const lastUsed = Math.max(...[creationTime, lastSignInTime, lastRefreshTime].map(toMs));
  return isAnonymous && now.getTime() - lastUsed > UNUSED_VISITOR_RETENTION_DAYS * DAY_MS;
}

function toMs(time: string | null | undefined): number {
  return time ? Date.parse(time) : 0;
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
