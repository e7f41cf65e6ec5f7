import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { COLLECTIONS, circleMembersPath, circlePrayersPath } from '@prayer-community/domain/collections';
import { newCirclePrayer } from '@prayer-community/domain/prayer-circles/circle-prayer';
import { firstMember } from '@prayer-community/domain/prayer-circles/prayer-circle';
import { doc, setDoc, updateDoc } from 'firebase/firestore/lite';
import { describe, it } from 'vitest';
import { storedContent } from './content-attempts.ts';
import { UIDS } from './rules-environment.ts';
import { rulesUnderTest } from './rules-under-test.ts';

// An update may change only the fields it is about.

const rules = rulesUnderTest();

describe('publishing', () => {
  it.each<[string, object]>([
    ['a change to the content', { content: 'Name four people.' }],
    ['a change to the file path', { file_path: 'daily-content/other.pdf' }],
    ['a change to the creation time', { created_at: new Date(0) }],
    ['a published status that is not a boolean', { is_published: 'yes' }],
  ])('is denied with %s', async (_what, changes) => {
    const id = 'item';
    await rules.pastTheRules((past) =>
      setDoc(
        doc(past, COLLECTIONS.dailyContent, id),
        storedContent({ is_published: false, is_in_feed: false }),
      ),
    );
    const item = doc(rules.databaseAs('leadership'), COLLECTIONS.dailyContent, id);

    await assertFails(updateDoc(item, { is_published: true, ...changes }));
    await assertSucceeds(updateDoc(item, { is_published: true }));
  });
});

describe('marking a circle prayer as answered', () => {
  it.each<[string, object]>([
    ['a change to the prayer text', { prayer_text: 'For something else.' }],
    ['a change to the list of who has prayed', { prayed_by: ['somebody'] }],
    ['a change to the author', { created_by: 'somebody' }],
  ])('is denied with %s', async (_what, changes) => {
    const now = new Date();
    await rules.pastTheRules(async (past) => {
      const member = firstMember('circle', UIDS.member, 'Anna', now);
      await setDoc(doc(past, circleMembersPath('circle'), UIDS.member), { ...member });
      const prayer = newCirclePrayer('For sleep.', UIDS.member, now);
      await setDoc(doc(past, circlePrayersPath('circle'), 'prayer'), { ...prayer });
    });
    const prayer = doc(rules.databaseAs('member'), circlePrayersPath('circle'), 'prayer');

    await assertFails(updateDoc(prayer, { is_answered: true, ...changes }));
    await assertSucceeds(updateDoc(prayer, { is_answered: true }));
  });
});
