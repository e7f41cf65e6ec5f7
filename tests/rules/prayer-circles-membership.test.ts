import { assertFails } from '@firebase/rules-unit-testing';
import { circleMembersPath } from '@prayer-community/domain/collections';
import { firstMember } from '@prayer-community/domain/prayer-circles/prayer-circle';
import { doc, serverTimestamp, setDoc } from 'firebase/firestore/lite';
import { it } from 'vitest';
import { UIDS } from './rules-environment.ts';
import { rulesUnderTest } from './rules-under-test.ts';

const rules = rulesUnderTest();

it('no one can become the leader of a circle that does not exist', async () => {
  const member = doc(rules.databaseAs('member'), circleMembersPath('no-such-circle'), UIDS.member);

  await assertFails(setDoc(member, firstMember('no-such-circle', UIDS.member, 'Anna', serverTimestamp())));
});
