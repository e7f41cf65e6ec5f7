import { COLLECTIONS, circlePrayersPath, membershipId } from '@prayer-community/domain/collections';
import { automaticMembership } from '@prayer-community/domain/distribution/distribution';
import type { Browser } from 'playwright-core';
import { createStaffMember } from '../../functions/src/testing/staff-member.ts';
import { testFirestore } from '../../functions/src/testing/test-backend.ts';
import { unsubscribeLink } from '../../functions/src/testing/unsubscribe-link.ts';
import { fillShortest, submitButton } from '../../tests/support/request-form.ts';
import { visit } from '../../tests/support/visit.ts';
import { DEMO_STAFF } from '../demo-data/staff.ts';

const [LEADER, DANIEL] = DEMO_STAFF;

/** Stores what the pictures need beyond the demo data. */
export async function storeForPictures(): Promise<void> {
  const db = testFirestore();
  const now = new Date();
  await Promise.all([
    db
      .collection(circlePrayersPath('demo-healing'))
      .doc('demo-prayer')
      .set({
        prayer_text: 'For Hannah’s operation on Friday.',
        created_by: DANIEL.uid,
        created_at: now,
        prayed_by: [LEADER.uid],
        is_answered: false,
      }),
    ...DEMO_STAFF.map(({ uid }) =>
      db.collection(COLLECTIONS.profiles).doc(uid).update({ has_seen_tour: true }),
    ),
  ]);
  // The newest demo post names a neighbor, which sets a bad example.
  const posts = await db.collection(COLLECTIONS.beliefWallPosts).orderBy('created_at', 'desc').limit(1).get();
  await posts.docs[0]?.ref.update({ is_approved: false, is_hidden: true });
}

/** Submits a request and returns the path of its status page. */
export async function sendRequest(browser: Browser): Promise<string> {
  const { page, leave } = await visit(browser, '/');
  await fillShortest(page, 'For my mother, who is in hospital.');
  await submitButton(page).click();
  const address = await page.getByText(/\/status#[\w-]{22}$/).innerText();
  await leave();
  const { pathname, hash } = new URL(address);
  return `${pathname}${hash}`;
}

export async function unsubscribeAddress(): Promise<string> {
  const list = 'prayer-team_email';
  const member = await createStaffMember();
  await testFirestore()
    .collection(COLLECTIONS.distributionMemberships)
    .doc(membershipId(list, member.uid))
    .set(automaticMembership(list, member.uid, new Date()));
  const { pathname, search } = await unsubscribeLink(member);
  return `${pathname}${search}`;
}
