import { randomUUID } from 'node:crypto';
import type { CallableInput } from '@prayer-community/domain/callables';
import { COLLECTIONS, membershipId } from '@prayer-community/domain/collections';
import { newDelivery } from '@prayer-community/domain/delivery/delivery';
import { HOUR_MS, MINUTE_MS } from '@prayer-community/domain/fields/durations';
import { EMAIL_INVALID } from '@prayer-community/domain/fields/email-address';
import { PASSWORD_MESSAGES } from '@prayer-community/domain/fields/password';
import { invitationMessage, newInvitation } from '@prayer-community/domain/prayer-circles/circle-invitation';
import { refusal } from '@prayer-community/domain/refusal';
import { REQUEST_FORM_MESSAGES } from '@prayer-community/domain/request-form/request-form-messages';
import { setAvailable } from '@prayer-community/domain/staff/availability';
import { presenceWrite } from '@prayer-community/domain/staff/presence';
import type { Profile } from '@prayer-community/domain/staff/profile';
import { MEMBER_FORM_MESSAGES, MEMBER_REFUSALS } from '@prayer-community/domain/staff/team-member';
import { type Message, t } from '@prayer-community/i18n/text';
import { initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { deliveries, deliveriesOfInvitation } from '../data/delivery.ts';
import { invitations } from '../data/invitation.ts';
import { isLastLeader, readProfile } from '../data/profile.ts';
import { profileRef } from '../platform/staff-account.ts';
import { callAccounts } from '../testing/accounts-api.ts';
import { callFunction, callWithAnything, resultOf } from '../testing/call-function.ts';
import { delivering, queuedDelivery, tryNow } from '../testing/delivery-steps.ts';
import { failNextMailTo, mailsTo, mailTo } from '../testing/fake-providers.ts';
import { passwordIdToken, staffIdToken } from '../testing/id-token.ts';
import { newMemberForm } from '../testing/member-form.ts';
import { createStaffMember, joinList, type StaffMember } from '../testing/staff-member.ts';
import { storeRequest } from '../testing/stored-request.ts';
import { testAuth, testFirestore } from '../testing/test-backend.ts';
import { whileTriggering } from '../testing/while-triggering.ts';
import { clearAfterMember } from './clear-after-member.ts';

let leader: StaffMember;
let idToken: string;
let form: CallableInput<'addTeamMember'>;

beforeAll(async () => {
  leader = await createStaffMember('leadership');
  idToken = await staffIdToken(leader.uid);
});

beforeEach(() => {
  form = newMemberForm();
});

async function read(collection: string, id: string): Promise<FirebaseFirestore.DocumentData | undefined> {
  return (await testFirestore().collection(collection).doc(id).get()).data();
}

const profileOf = (uid: string) => read(COLLECTIONS.profiles, uid);
const membershipOf = (methodId: string, uid: string) =>
  read(COLLECTIONS.distributionMemberships, membershipId(methodId, uid));

async function add(changes: Partial<typeof form> = {}): Promise<string> {
  const answer = await resultOf('addTeamMember', { ...form, ...changes }, { idToken });
  if (!answer.success) {
    throw new Error(answer.error);
  }
  return answer.uid;
}

describe('adding a member', () => {
  it('creates the account, profile, username, and list membership, and sends a welcome link', async () => {
    const uid = await delivering(() => add({ email: form.email.toUpperCase(), phone: '+1 202 555 0100' }));

    expect(await profileOf(uid)).toMatchObject({
      user_id: uid,
      first_name: 'Anna',
      last_name: 'Berg',
      email: form.email,
      username: form.username,
      phone: '+1 202 555 0100',
      role: 'prayer_team',
      status: 'available',
      notification_preferences: { newRequests: true, reminders: true },
    });
    expect(await read(COLLECTIONS.usernames, form.username)).toEqual({ uid });
    expect(await membershipOf('prayer-team_email', uid)).toMatchObject({ is_manual: false });
    expect(await passwordIdToken(form.email, form.password)).toBeTruthy();
    const mail = await mailTo(form.email);
    expect(mail.text).toContain(form.username);
    expect(mail.text).toMatch(/\/new-password\?type=recovery&oobCode=/);
    expect(mail.text).not.toContain(form.password);
  });

  it('sends the welcome email in the language in which the member was added', async () => {
    await delivering(() => add({ language: 'es' }));

    expect((await mailTo(form.email)).subject).toBe('Le damos la bienvenida al equipo de oración');
  });

  it('succeeds even if the email service fails, and sends the welcome email later', async () => {
    await failNextMailTo(form.email);

    const uid = await delivering(() => add());

    const welcome = await queuedDelivery('recipient', uid);
    expect((await welcome.get()).data()).toMatchObject({ failure: 'unreachable' });
    await tryNow(welcome);
    expect(await mailsTo(form.email)).toHaveLength(1);
  });

  it('rejects a taken email or username and leaves no account behind', async () => {
    await add();
    const taken = `other-${form.email}`;

    expect(await resultOf('addTeamMember', { ...form, username: `x-${form.username}` }, { idToken })).toEqual(
      refusal(MEMBER_REFUSALS.emailTaken),
    );
    expect(await resultOf('addTeamMember', { ...form, email: taken }, { idToken })).toEqual(
      refusal(MEMBER_REFUSALS.usernameTaken),
    );
    expect((await testAuth().getUsers([{ email: taken }])).users).toEqual([]);
  });

  it('takes over an account without a profile and ends its sessions', async () => {
    const { uid } = await testAuth().createUser({ email: form.email });
    const former = await staffIdToken(uid);
    const { auth_time: begun } = await testAuth().verifyIdToken(former, true);
    // Account times are stored in whole seconds.
    await vi.waitFor(() => expect(Date.now() / 1000).toBeGreaterThan(begun + 1), 5000);

    expect(await add()).toBe(uid);

    await expect(testAuth().verifyIdToken(former, true)).rejects.toMatchObject({
      code: 'auth/id-token-revoked',
    });
    // Security rules cannot see a revocation and compare this time instead.
    const profile = await profileRef(testFirestore(), uid).get();
    expect(profile.get('sessions_ended_at')?.toMillis()).toBeGreaterThan(begun * 1000);
    expect(await passwordIdToken(form.email, form.password)).toBeTruthy();
  });

  it('succeeds again if the response was lost, with one welcome email', async () => {
    const { first, again } = await delivering(async () => {
      const first = await resultOf('addTeamMember', form, { idToken });
      return { first, again: await resultOf('addTeamMember', form, { idToken }) };
    });

    expect(again).toEqual(first);
    expect(again).toMatchObject({ success: true });
    expect(await mailsTo(form.email)).toHaveLength(1);
  });

  it('is refused if the member was added long ago', async () => {
    const uid = await add();
    await profileRef(testFirestore(), uid).update({ created_at: new Date(Date.now() - HOUR_MS) });

    expect(await resultOf('addTeamMember', form, { idToken })).toEqual(refusal(MEMBER_REFUSALS.emailTaken));
  });

  it('adds only one member, with one welcome email, despite simultaneous attempts', async () => {
    const { answers, uids } = await delivering(async () => {
      const answers = await Promise.all([1, 2, 3].map(() => resultOf('addTeamMember', form, { idToken })));
      return { answers, uids: new Set(answers.flatMap((answer) => (answer.success ? [answer.uid] : []))) };
    });

    expect(uids.size).toBe(1);
    for (const answer of answers.filter(({ success }) => !success)) {
      expect(answer).toEqual(refusal(MEMBER_REFUSALS.emailTaken));
    }
    const profiles = await testFirestore()
      .collection(COLLECTIONS.profiles)
      .where('email', '==', form.email)
      .get();
    expect(profiles.size).toBe(1);
    // Attempts within one millisecond count as one.
    expect(await mailsTo(form.email)).toHaveLength(1);
  });

  it.each<[string, object, Message]>([
    ['a blank first name', { firstName: ' ' }, MEMBER_FORM_MESSAGES.allRequired],
    ['an empty last name', { lastName: '' }, MEMBER_FORM_MESSAGES.allRequired],
    ['an empty email address', { email: '' }, MEMBER_FORM_MESSAGES.allRequired],
    ['an invalid email address', { email: 'anna' }, EMAIL_INVALID],
    ['an empty username', { username: '' }, MEMBER_FORM_MESSAGES.allRequired],
    ['a username that contains a slash', { username: 'a/b' }, MEMBER_FORM_MESSAGES.usernameInvalid],
    ['an empty password', { password: '' }, MEMBER_FORM_MESSAGES.allRequired],
    ['a password that is too short', { password: '12345' }, PASSWORD_MESSAGES.tooShort],
    ['an invalid phone number', { phone: '12' }, REQUEST_FORM_MESSAGES.phoneInvalid],
    ['an unknown role', { role: 'owner' }, MEMBER_FORM_MESSAGES.allRequired],
  ])('rejects %s', async (_what, changes, message) => {
    expect(await callWithAnything('addTeamMember', { ...form, ...changes }, { idToken })).toMatchObject({
      error: { status: 'INVALID_ARGUMENT', message: t(message) },
    });
  });
});

describe('every change to the team', () => {
  const calls: [string, () => object][] = [
    ['addTeamMember', () => form],
    ['updateTeamMember', () => ({ uid: leader.uid, status: 'unavailable' })],
    ['requestEmailChange', () => ({ uid: leader.uid, email: form.email })],
    ['confirmEmailChange', () => ({ changeId: 'some-change', code: '123456' })],
    ['deleteTeamMember', () => ({ uid: leader.uid })],
    ['changeUserPassword', () => ({ username: leader.username, newPassword: 'changed-password' })],
  ];

  describe.each(calls)('%s', (name, payload) => {
    const refused = (message: string) => ({ error: { message } });

    it('is denied to a visitor, a password-only session, and the prayer team', async () => {
      const member = await createStaffMember('prayer_team');
      const tokens = [
        undefined,
        await passwordIdToken(leader.email, leader.password),
        await staffIdToken(member.uid),
      ];
      for (const token of tokens) {
        expect(await callWithAnything(name, payload(), { idToken: token })).toMatchObject(
          refused(t(MEMBER_REFUSALS.leadershipRequired)),
        );
      }
    });

    it('requires a sign-in code from the last 12 hours', async () => {
      const patient = await createStaffMember('leadership', { session_hours: 24 });
      const old = await staffIdToken(patient.uid, new Date(Date.now() - 12 * HOUR_MS - 1000));

      expect(await callWithAnything(name, payload(), { idToken: old })).toMatchObject(
        refused(t(MEMBER_REFUSALS.signInAgain)),
      );
    });
  });
});

describe('changing a member’s availability', () => {
  const announced = {
    unavailable_start_date: new Date(Date.now() + 24 * HOUR_MS),
    unavailable_end_date: new Date(Date.now() + 48 * HOUR_MS),
  };

  async function after(status: Profile<Date>['status']) {
    const { uid } = await createStaffMember('prayer_team', announced);
    await resultOf('updateTeamMember', { uid, status }, { idToken });
    return readProfile(await profileRef(testFirestore(), uid).get());
  }

  it('leaves an absence that is yet to begin if the member becomes unavailable', async () => {
    expect(await after('unavailable')).toMatchObject({ status: 'unavailable', ...announced });
  });

  it('clears the announced absence if the member becomes available', async () => {
    expect(await after('available')).toMatchObject(setAvailable());
  });
});

describe('changing a member’s role', () => {
  it('updates the distribution lists and unassigns confidential requests from a former leader', async () => {
    const member = await createStaffMember('leadership');
    await joinList(member, 'leadership_email');
    const confidential = await storeRequest({
      submission_type: 'confidential',
      status: 'assigned',
      assigned_to: member.uid,
    });
    const teamWork = await storeRequest({ status: 'assigned', assigned_to: member.uid });

    const answer = await resultOf('updateTeamMember', { uid: member.uid, role: 'prayer_team' }, { idToken });

    expect(answer).toEqual({ success: true });
    expect(await profileOf(member.uid)).toMatchObject({ role: 'prayer_team' });
    expect(await membershipOf('prayer-team_email', member.uid)).toBeDefined();
    expect(await membershipOf('leadership_email', member.uid)).toBeUndefined();
    expect((await confidential.get()).data()).toMatchObject({
      status: 'new',
      assigned_to: null,
      revision: 1,
    });
    expect((await teamWork.get()).data()).toMatchObject({ status: 'assigned' });
  });

  it('adds a member who unsubscribed to no list', async () => {
    const { uid } = await createStaffMember('prayer_team');

    await resultOf('updateTeamMember', { uid, role: 'leadership' }, { idToken });

    expect(await profileOf(uid)).toMatchObject({ role: 'leadership' });
    expect(await membershipOf('leadership_email', uid)).toBeUndefined();
  });

  it('changes nothing if the member already has that role', async () => {
    const uid = await add();

    expect(await resultOf('updateTeamMember', { uid, role: 'prayer_team' }, { idToken })).toEqual({
      success: true,
    });
    expect(await profileOf(uid)).toMatchObject({ role: 'prayer_team' });
  });

  it('is rejected for the caller’s own role', async () => {
    expect(await resultOf('updateTeamMember', { uid: leader.uid, role: 'prayer_team' }, { idToken })).toEqual(
      refusal(MEMBER_REFUSALS.yourself),
    );
  });

  it('counts a leader as the last one only while no other member leads', async () => {
    const app = initializeApp({ projectId: `demo-team-${randomUUID().slice(0, 8)}` }, randomUUID());
    const db = getFirestore(app);
    const profiles = db.collection(COLLECTIONS.profiles);
    await profiles.doc('first').set({ role: 'leadership' });
    const isLast = () =>
      db.runTransaction((transaction) => isLastLeader(db, 'first', (query) => transaction.get(query)));

    expect(await isLast()).toBe(true);
    await profiles.doc('team').set({ role: 'prayer_team' });
    expect(await isLast()).toBe(true);
    await profiles.doc('second').set({ role: 'leadership' });
    expect(await isLast()).toBe(false);
  });
});

describe('deleting a member', () => {
  it('ends their access, unassigns their requests, and deletes their data', async () => {
    const uid = await add();
    const request = await storeRequest({ status: 'assigned', assigned_to: uid, revision: 4 });
    await testFirestore()
      .collection(COLLECTIONS.pushSubscriptions)
      .doc(uid)
      .set({ user_id: uid, token: 't' });
    await testFirestore()
      .collection(COLLECTIONS.presence)
      .doc(uid)
      .set({ ...presenceWrite({ request_id: request.id, activity: 'looking' }, 'even_at', new Date()) });

    const answer = await whileTriggering([clearAfterMember], () =>
      resultOf('deleteTeamMember', { uid }, { idToken }),
    );

    expect(answer).toEqual({ success: true });
    expect(await profileOf(uid)).toBeUndefined();
    expect(await read(COLLECTIONS.usernames, form.username)).toBeUndefined();
    expect((await request.get()).data()).toMatchObject({
      status: 'new',
      assigned_to: null,
      revision: 5,
      updated_by: null,
    });
    expect((await testAuth().getUsers([{ uid }])).users).toEqual([]);
    expect(await membershipOf('prayer-team_email', uid)).toBeUndefined();
    expect(await read(COLLECTIONS.pushSubscriptions, uid)).toBeUndefined();
    expect(await read(COLLECTIONS.presence, uid)).toBeUndefined();
    expect(await resultOf('deleteTeamMember', { uid }, { idToken })).toEqual({ success: true });
  });

  it('deletes the invitations to the address in their profile, and the records of their emails', async () => {
    const uid = await add();
    const db = testFirestore();
    const store = async (address: string) => {
      const sent = { circle_id: 'some-circle', invited_by: leader.uid, address };
      const invitation = newInvitation(sent, new Date());
      const ref = await invitations(db).add(invitation);
      const message = invitationMessage(ref.id, invitation);
      await deliveries(db).doc(message.key).set(newDelivery(message, new Date()));
      return { ref, countMails: async () => (await deliveriesOfInvitation(db, ref.id).get()).size };
    };
    const changed = `changed-${form.email}`;
    const own = await store(form.email);
    const others = await store(changed);
    await testAuth().updateUser(uid, { email: changed });

    await whileTriggering([clearAfterMember], () => resultOf('deleteTeamMember', { uid }, { idToken }));

    expect([(await own.ref.get()).exists, await own.countMails()]).toEqual([false, 0]);
    expect([(await others.ref.get()).exists, await others.countMails()]).toEqual([true, 1]);
  });

  it('keeps a member who is added again before the account is closed, and welcomes them again', async () => {
    const uid = await delivering(() => add({ role: 'leadership' }));
    const late = Object.assign(
      async (...event: Parameters<typeof clearAfterMember>) => {
        expect(await add()).toBe(uid);
        await clearAfterMember(...event);
      },
      { __endpoint: clearAfterMember.__endpoint },
    );

    await delivering(() => whileTriggering([late], () => resultOf('deleteTeamMember', { uid }, { idToken })));

    expect(await profileOf(uid)).toMatchObject({ role: 'prayer_team' });
    expect(await passwordIdToken(form.email, form.password)).toBeTruthy();
    expect(await membershipOf('prayer-team_email', uid)).toMatchObject({ is_manual: false });
    expect(await membershipOf('leadership_email', uid)).toBeUndefined();
    expect(await mailsTo(form.email)).toHaveLength(2);
  });

  it('is rejected for the caller’s own account', async () => {
    expect(await resultOf('deleteTeamMember', { uid: leader.uid }, { idToken })).toEqual(
      refusal(MEMBER_REFUSALS.yourself),
    );
  });
});

describe('a password set by leadership', () => {
  it('replaces the old one and ends the sessions', async () => {
    const member = await createStaffMember('prayer_team');
    const changed = { username: member.username, newPassword: 'changed-password' };
    const signedInAt = new Date(Date.now() - MINUTE_MS);
    const session = { idToken: await staffIdToken(member.uid, signedInAt) };
    const token = `device-${randomUUID()}`;
    expect(await resultOf('registerPushToken', { token }, session)).toEqual({ success: true });

    expect(await resultOf('changeUserPassword', changed, { idToken })).toEqual({ success: true });

    expect(await passwordIdToken(member.email, 'changed-password')).toBeTruthy();
    const { email, password } = member;
    await expect(callAccounts('signInWithPassword', { email, password })).rejects.toThrow('INVALID_PASSWORD');
    // The rules compare this with the session, before any function reconciles the account.
    expect((await profileOf(member.uid))?.sessions_ended_at.toDate() > signedInAt).toBe(true);
    expect(await callFunction('registerPushToken', { token }, session)).toMatchObject({
      error: { status: expect.stringMatching(/^(PERMISSION_DENIED|UNAUTHENTICATED)$/) },
    });
  });

  it('is rejected for an unknown username', async () => {
    const nobody = { username: 'nobody-at-all', newPassword: 'changed-password' };

    expect(await resultOf('changeUserPassword', nobody, { idToken })).toEqual(
      refusal(MEMBER_REFUSALS.noMember),
    );
  });

  it('must not be empty', async () => {
    const empty = { username: leader.username, newPassword: '' };

    expect(await callWithAnything('changeUserPassword', empty, { idToken })).toMatchObject({
      error: { status: 'INVALID_ARGUMENT', message: t(MEMBER_FORM_MESSAGES.passwordRequired) },
    });
  });
});
