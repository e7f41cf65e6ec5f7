import { COLLECTIONS, membershipId } from '@prayer-community/domain/collections';
import { methodId } from '@prayer-community/domain/distribution/distribution';
import { logger } from 'firebase-functions/logger';
import { beforeEach, expect, it, vi } from 'vitest';
import { notifyOfNewRequest } from '../notifications/notify-of-new-request.ts';
import { messagesAbout } from '../testing/queued-messages.ts';
import { createStaffMember, joinList } from '../testing/staff-member.ts';
import { storeRequest } from '../testing/stored-request.ts';
import { testFirestore } from '../testing/test-backend.ts';
import { whileTriggering } from '../testing/while-triggering.ts';

const EMAIL = methodId('leadership', 'email');
const errors = vi.spyOn(logger, 'write');

beforeEach(async () => {
  errors.mockClear();
  const method = { group_id: 'leadership', method_type: 'email', is_active: true };
  await testFirestore().collection(COLLECTIONS.distributionMethods).doc(EMAIL).set(method);
});

it.each([
  ['profile of another leader', COLLECTIONS.profiles, 'unreadable'],
  ['method of another list', COLLECTIONS.distributionMethods, methodId('prayer-team', 'email')],
  ['membership of another member', COLLECTIONS.distributionMemberships, membershipId(EMAIL, 'unreadable')],
])('an unreadable %s is logged and silences no one else', async (_what, collection, id) => {
  const leader = await createStaffMember('leadership', {
    notification_preferences: { newRequests: true, reminders: false },
  });
  await joinList(leader, EMAIL);
  const unreadable = testFirestore().collection(collection).doc(id);
  await unreadable.set({ role: 'leadership', created_at: new Date() });

  const request = await whileTriggering([notifyOfNewRequest], () =>
    storeRequest({ signs_of_need: ['self_harm'], prayer_text: 'I want to die' }),
  );
  await unreadable.delete();

  const sent = (await messagesAbout(request.id)).filter(({ recipient }) => recipient === leader.uid);
  expect(sent.map(({ channel, template }) => `${template} by ${channel}`).sort()).toEqual([
    'need_alert by email',
    'need_alert by push',
  ]);
  expect(errors).toHaveBeenCalledWith(expect.objectContaining({ document: unreadable.path }));
});
