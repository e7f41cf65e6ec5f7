import { COLLECTIONS } from '@prayer-community/domain/collections';
import { SUMMARY_INTERVAL_MS } from '@prayer-community/domain/delivery/notification-pace';
import { methodId } from '@prayer-community/domain/distribution/distribution';
import { beforeEach, describe, expect, it } from 'vitest';
import { messagesAbout } from '../testing/queued-messages.ts';
import { createStaffMember, joinList, type StaffMember } from '../testing/staff-member.ts';
import { storeRequest } from '../testing/stored-request.ts';
import { testFirestore } from '../testing/test-backend.ts';
import { notifyGroups } from './notify-groups.ts';

const db = testFirestore();
const START = new Date('2026-01-01T10:00:00Z');
const NEXT_INTERVAL = new Date(START.getTime() + SUMMARY_INTERVAL_MS);

let leader: StaffMember;
let requestId: string;

beforeEach(async () => {
  await db
    .collection(COLLECTIONS.distributionMethods)
    .doc(methodId('leadership', 'email'))
    .set({ group_id: 'leadership', method_type: 'email', is_active: true });
  leader = await createStaffMember('leadership');
  await joinList(leader, 'leadership_email');
  requestId = (await storeRequest({ created_at: START })).id;
});

async function announce(id: string, created_at: Date): Promise<void> {
  const request = { id, submission_type: 'prayer_team', isUrgent: false, signs_of_need: [] } as const;
  await notifyGroups(db, { ...request, created_at }, new Date());
}

describe('an event that is repeated in the next interval', () => {
  it('adds no one to the announcement, even if a leader turned on push messages since', async () => {
    await announce(requestId, START);
    await announce((await storeRequest({ created_at: NEXT_INTERVAL })).id, NEXT_INTERVAL);
    await db
      .collection(COLLECTIONS.profiles)
      .doc(leader.uid)
      .update({ 'notification_preferences.newRequests': true });

    await announce(requestId, START);

    expect(await messagesAbout(requestId)).toMatchObject([{ recipient: leader.uid, channel: 'email' }]);
  });
});
