import { randomUUID } from 'node:crypto';
import { COLLECTIONS } from '@prayer-community/domain/collections';
import { MAILS_TO_ADDRESS_PER_DAY } from '@prayer-community/domain/delivery/mail-limit';
import { DAY_MS } from '@prayer-community/domain/fields/durations';
import { CIRCLE_MAX_MEMBERS } from '@prayer-community/domain/limits';
import {
  INVITATIONS_FROM_NETWORK_PER_HOUR,
  INVITATIONS_PER_DAY,
  LINK_REPEATABLE_MS,
} from '@prayer-community/domain/prayer-circles/circle-invitation';
import {
  CIRCLE_REFUSALS,
  INVITATION_REFUSALS,
} from '@prayer-community/domain/prayer-circles/circle-membership';
import { refusal } from '@prayer-community/domain/refusal';
import { t } from '@prayer-community/i18n/text';
import type { Timestamp } from 'firebase-admin/firestore';
import { beforeEach, describe, expect, it } from 'vitest';
import { circleMemberRef, circleRef } from '../data/circle.ts';
import { screenSettings } from '../data/settings.ts';
import { confirmAddress } from '../messaging/confirmed-address.ts';
import { invitationSubscription, optOutRef } from '../messaging/mail-opt-out.ts';
import { RESPONSE_STEP_MS } from '../platform/constant-time-response.ts';
import { pseudonym } from '../platform/pseudonym.ts';
import { callFunction, resultOf } from '../testing/call-function.ts';
import {
  beginSession,
  createMember,
  membersOf,
  randomEmail,
  storeCircle,
  type TestMember,
} from '../testing/circle-member.ts';
import {
  delivering,
  outcomeOf,
  queuedDelivery,
  tryForTheLastTime,
  tryNow,
} from '../testing/delivery-steps.ts';
import { failNextMailTo, hinderNext, mailsTo } from '../testing/fake-providers.ts';
import { staffIdToken } from '../testing/id-token.ts';
import { changeInvitation, followLink, invite, newestLink } from '../testing/invitation-steps.ts';
import { randomAddress } from '../testing/random-address.ts';
import { signInFully } from '../testing/sign-in-steps.ts';
import { createStaffMember } from '../testing/staff-member.ts';
import { testFirestore } from '../testing/test-backend.ts';
import { TIMER_TOLERANCE_MS } from '../testing/timer-tolerance.ts';

const YESTERDAY = new Date(Date.now() - DAY_MS);

let leader: TestMember;
let circleId: string;
let guest: string;

beforeEach(async () => {
  leader = await createMember();
  circleId = await storeCircle(leader);
  guest = randomEmail();
});

async function countOf(action: string, subject: string): Promise<unknown> {
  const counter = testFirestore().collection(COLLECTIONS.rateLimits).doc(`${action}_${subject}`);
  return (await counter.get()).get('count');
}

const join = (member: { idToken: string }) =>
  resultOf('joinCircle', { circleId, displayName: 'Ruth' }, member);

describe('an invitation', () => {
  it('emails a link that signs in and joins the circle', async () => {
    const link = await invite(leader, circleId, ` ${guest.toUpperCase()} `.trim());

    const [mail] = await mailsTo(guest);
    expect(mail?.subject).toBe(`You are invited to the prayer circle Healing ${circleId}`);
    expect(mail?.text).toContain('Anna invited you');
    expect(await resultOf('openInvitation', link)).toEqual({
      success: true,
      circleId,
      circleName: `Healing ${circleId}`,
      email: guest,
      displayName: null,
    });
    const member = await followLink(link);
    expect(await membersOf(circleId)).toEqual({ counted: 2, uids: [leader.uid, member.uid].sort() });
    const stored = (await circleMemberRef(testFirestore(), circleId, member.uid).get()).data();
    expect(stored).toMatchObject({ display_name: 'Ruth', is_leader: false, user_id: member.uid });
  });

  it('is emailed in the language of the inviter', async () => {
    await delivering(() => resultOf('inviteToCircle', { circleId, email: guest, language: 'es' }, leader));

    const [mail] = await mailsTo(guest);
    expect(mail?.subject).toBe(`Invitación al círculo de oración Healing ${circleId}`);
    expect(mail?.text).toContain('Es válido durante 7 días');
  });

  it('is stored in one write with its email and its rate limit counts', async () => {
    await resultOf('inviteToCircle', { circleId, email: guest }, leader);

    const db = testFirestore();
    const invitations = db.collection(COLLECTIONS.circleInvitations);
    const [invitation] = (await invitations.where('address', '==', guest).get()).docs;
    const delivery = await (await queuedDelivery('about_id', invitation?.id ?? '')).get();
    expect(delivery.createTime).toEqual(invitation?.createTime);
    const counters = (await db.collection(COLLECTIONS.rateLimits).get()).docs;
    const counted = counters.filter(({ updateTime }) =>
      updateTime.isEqual(delivery.createTime ?? updateTime),
    );
    expect(counted.map(({ id }) => id.replace(/_[0-9a-f]+$/, '')).sort()).toEqual([
      'mails_to',
      'mails_to_unconfirmed',
      'visitor_mails',
    ]);
  });

  it('cannot be used again after joining', async () => {
    const link = await invite(leader, circleId, guest);
    const member = await followLink(link);

    expect(await resultOf('openInvitation', link)).toEqual({
      ...refusal(INVITATION_REFUSALS.used),
      mayRenew: false,
    });
    expect(await resultOf('acceptInvitation', link)).toEqual(refusal(INVITATION_REFUSALS.used));
    await resultOf('leaveCircle', { circleId }, member);
    expect(await join(member)).toEqual(refusal(CIRCLE_REFUSALS.notInvited(guest)));
  });

  it('signs in once, and shortly after if the response was lost, and can then be joined after a usual sign-in', async () => {
    const link = await invite(leader, circleId, guest);
    expect(await resultOf('acceptInvitation', link)).toMatchObject({ success: true });
    expect(await resultOf('acceptInvitation', link)).toMatchObject({ success: true });

    await changeInvitation(link, { link_used_at: new Date(Date.now() - LINK_REPEATABLE_MS) });
    expect(await resultOf('acceptInvitation', link)).toEqual(refusal(INVITATION_REFUSALS.used));

    const member = await createMember(guest);
    expect(await join(member)).toEqual({ success: true });
  });

  it('does not sign in again by a used link if its address is invited once more and gets no other email', async () => {
    const link = await invite(leader, circleId, guest);
    await changeInvitation(link, { link_used_at: YESTERDAY });

    const again = await resultOf('inviteToCircle', { circleId, email: guest }, leader);

    expect(again).toMatchObject({ success: true });
    expect(await mailsTo(guest)).toHaveLength(1);
    expect(await resultOf('acceptInvitation', link)).toEqual(refusal(INVITATION_REFUSALS.used));
  });

  it('is valid only for its address', async () => {
    await invite(leader, circleId, guest);
    const other = await createMember();

    expect(await join(other)).toEqual(refusal(CIRCLE_REFUSALS.notInvited(other.email)));
    expect(await membersOf(circleId)).toMatchObject({ counted: 1 });
  });

  it('lets a signed-in member join only once, even with simultaneous calls', async () => {
    const member = await createMember();
    await invite(leader, circleId, member.email);

    const answers = await Promise.all([join(member), join(member), join(member)]);

    expect(answers).toEqual(answers.map(() => ({ success: true })));
    expect(await membersOf(circleId)).toMatchObject({ counted: 2 });
  });

  it('expires after its days, and its link then offers a new one', async () => {
    const link = await invite(leader, circleId, guest);
    await changeInvitation(link, { expires_at: YESTERDAY });

    expect(await resultOf('openInvitation', link)).toEqual({
      ...refusal(INVITATION_REFUSALS.expired),
      mayRenew: true,
    });
    expect(await resultOf('acceptInvitation', link)).toEqual(refusal(INVITATION_REFUSALS.expired));
    expect(await delivering(() => resultOf('renewInvitation', link))).toEqual({ success: true });
    expect(await resultOf('acceptInvitation', link)).toEqual(refusal(INVITATION_REFUSALS.invalid));
    const member = await followLink(await newestLink(guest));
    expect((await membersOf(circleId)).uids).toContain(member.uid);
  });

  it('is offered again under its former link if its address gets no other email', async () => {
    const link = await invite(leader, circleId, guest);
    await changeInvitation(link, { expires_at: YESTERDAY });

    const again = await delivering(() => resultOf('inviteToCircle', { circleId, email: guest }, leader));

    expect(again).toEqual({ success: true });
    expect(await mailsTo(guest)).toHaveLength(1);
    const member = await followLink(link);
    expect((await membersOf(circleId)).uids).toContain(member.uid);
  });

  it('is extended under its link, and no longer depends on its first inviter, if another member invites too', async () => {
    const friend = await createMember();
    circleId = await storeCircle(leader, friend);
    const link = await invite(friend, circleId, guest);
    const tomorrow = new Date(Date.now() + DAY_MS);
    await changeInvitation(link, { expires_at: tomorrow });

    const again = await delivering(() => resultOf('inviteToCircle', { circleId, email: guest }, leader));

    expect(again).toEqual({ success: true });
    expect(await mailsTo(guest)).toHaveLength(1);
    const stored = testFirestore().collection(COLLECTIONS.circleInvitations).doc(link.invitation);
    const expiresAt: Timestamp = (await stored.get()).get('expires_at');
    expect(expiresAt.toMillis()).toBeGreaterThan(tomorrow.getTime() + DAY_MS);
    await resultOf('leaveCircle', { circleId }, friend);
    const member = await followLink(link);
    expect((await membersOf(circleId)).uids).toContain(member.uid);
  });

  it('does not admit a signed-in member after it expires', async () => {
    const member = await createMember();
    const link = await invite(leader, circleId, member.email);
    await changeInvitation(link, { expires_at: YESTERDAY });

    expect(await join(member)).toEqual(refusal(CIRCLE_REFUSALS.notInvited(member.email)));
    expect(await resultOf('acceptInvitation', link)).toEqual(refusal(INVITATION_REFUSALS.expired));
    expect(await membersOf(circleId)).toEqual({ counted: 1, uids: [leader.uid] });
  });

  it('can be renewed only after it expires', async () => {
    const link = await invite(leader, circleId, guest);

    expect(await resultOf('renewInvitation', link)).toEqual(refusal(INVITATION_REFUSALS.invalid));
    expect(await mailsTo(guest)).toHaveLength(1);
  });

  it('advises its recipient if a new link cannot be emailed', async () => {
    const link = await invite(leader, circleId, guest);
    await changeInvitation(link, { expires_at: YESTERDAY });
    await optOutRef(testFirestore(), invitationSubscription(guest)).set({ created_at: new Date() });

    expect(await resultOf('renewInvitation', link)).toMatchObject({
      success: false,
      error:
        'We can’t send a new link right now. Please ask a member of the circle to invite you again, then sign in to join.',
    });
  });

  it('does not count toward its inviter’s limit when its recipient asks for new links', async () => {
    const link = await invite(leader, circleId, guest);
    await changeInvitation(link, { expires_at: YESTERDAY });
    const count = () => countOf('circle_invitations_by', pseudonym('account', leader.uid));
    expect(await count()).toBe(1);

    expect(await resultOf('renewInvitation', link)).toEqual({ success: true });

    expect(await count()).toBe(1);
  });

  it('is renewed a limited number of times per hour and network', async () => {
    const address = randomAddress();
    await testFirestore()
      .collection(COLLECTIONS.rateLimits)
      .doc(`circle_invitations_from_${pseudonym('network', address)}`)
      .set({ count: INVITATIONS_FROM_NETWORK_PER_HOUR, expires_at: new Date(Date.now() + DAY_MS) });
    const link = await invite(leader, circleId, guest);
    await changeInvitation(link, { expires_at: YESTERDAY });

    expect(await resultOf('renewInvitation', link, { address })).toEqual(
      refusal(INVITATION_REFUSALS.notRenewed),
    );
    expect(await resultOf('renewInvitation', link)).toEqual({ success: true });
  });

  it('invalidates the link of an earlier invitation', async () => {
    await confirmAddress(testFirestore(), guest, new Date());
    const older = await invite(leader, circleId, guest);
    await invite(leader, circleId, guest);

    expect(await resultOf('acceptInvitation', older)).toEqual(refusal(INVITATION_REFUSALS.invalid));
  });

  it('is invalid after its sender leaves', async () => {
    const friend = await createMember();
    circleId = await storeCircle(leader, friend);
    const link = await invite(friend, circleId, guest);
    await resultOf('leaveCircle', { circleId }, friend);

    expect(await resultOf('openInvitation', link)).toMatchObject(refusal(INVITATION_REFUSALS.invalid));
    expect(await resultOf('acceptInvitation', link)).toEqual(refusal(INVITATION_REFUSALS.invalid));
  });

  it('cannot be opened with another key', async () => {
    const link = { ...(await invite(leader, circleId, guest)), key: 'x'.repeat(43) };

    expect(await resultOf('openInvitation', link)).toMatchObject(refusal(INVITATION_REFUSALS.invalid));
    expect(await resultOf('acceptInvitation', link)).toEqual(refusal(INVITATION_REFUSALS.invalid));
    expect(await resultOf('renewInvitation', link)).toEqual(refusal(INVITATION_REFUSALS.invalid));
  });

  it('does not store its key', async () => {
    const { invitation, key } = await invite(leader, circleId, guest);

    const stored = await testFirestore().collection(COLLECTIONS.circleInvitations).doc(invitation).get();
    expect(stored.get('address')).toBe(guest);
    expect(JSON.stringify(stored.data())).not.toContain(key);
  });

  it('does not admit a member to a full circle', async () => {
    const others = Array.from({ length: CIRCLE_MAX_MEMBERS - 1 }, () => ({ uid: randomUUID() }));
    circleId = await storeCircle(leader, ...others);
    const member = await createMember();
    await invite(leader, circleId, member.email);

    expect(await join(member)).toEqual(refusal(CIRCLE_REFUSALS.full));
  });

  it('counts every member when many join at the same time', async () => {
    const members = await Promise.all(Array.from({ length: 4 }, createMember));
    for (const { email } of members) {
      await invite(leader, circleId, email);
    }

    const answers = await Promise.all(members.map(join));

    expect(answers).toEqual(members.map(() => ({ success: true })));
    expect(await membersOf(circleId)).toMatchObject({ counted: 5, uids: { length: 5 } });
  });
});

describe('an invitation whose email failed', () => {
  async function inviteInVain(): Promise<FirebaseFirestore.DocumentReference> {
    await failNextMailTo(guest);
    const { success } = await delivering(() =>
      resultOf('inviteToCircle', { circleId, email: guest }, leader),
    );
    expect(success).toBe(true);
    const invitations = testFirestore().collection(COLLECTIONS.circleInvitations);
    const { docs } = await invitations.where('address', '==', guest).get();
    const delivery = await queuedDelivery('about_id', docs[0]?.id ?? '');
    expect(await outcomeOf(delivery)).toMatchObject({
      status: 'pending',
      attempts: 1,
      failure: 'unreachable',
    });
    expect(await mailsTo(guest)).toEqual([]);
    return delivery;
  }

  it('is given up, and leadership can send it without seeing its link', async () => {
    const delivery = await inviteInVain();
    await failNextMailTo(guest);

    const shown = await tryForTheLastTime(delivery);

    expect(shown).toMatchObject({
      status: 'given_up',
      template: 'invitation',
      recipient: 'm***@example.org',
    });
    const idToken = await staffIdToken((await createStaffMember('leadership')).uid);
    expect(await resultOf('retryDelivery', { key: delivery.id }, { idToken })).toEqual({
      success: true,
      outcome: 'sent',
    });
    const link = await newestLink(guest);
    for (const secret of [guest, link.key, `Healing ${circleId}`]) {
      expect(JSON.stringify([delivery.id, shown])).not.toContain(secret);
    }
    const joined = await followLink(link);
    expect((await membersOf(circleId)).uids).toContain(joined.uid);
  });

  it('has the same link in each email if the first one arrived after all', async () => {
    await hinderNext('email', guest, { status: 500, isTaken: true });
    await delivering(() => resultOf('inviteToCircle', { circleId, email: guest }, leader));
    const first = await newestLink(guest);
    const delivery = await queuedDelivery('about_id', first.invitation);
    expect(await outcomeOf(delivery)).toMatchObject({ status: 'pending', attempts: 1 });

    await tryNow(delivery);

    expect(await mailsTo(guest)).toHaveLength(2);
    expect(await newestLink(guest)).toEqual(first);
  });

  it.each<[string, () => Promise<unknown>]>([
    ['its sender has left the circle', () => circleMemberRef(testFirestore(), circleId, leader.uid).delete()],
    ['the circle has been deleted', () => circleRef(testFirestore(), circleId).delete()],
    ['another invitation has replaced it', () => invite(leader, circleId, guest)],
    ['circles are turned off', () => screenSettings.ref(testFirestore()).set({ prayer_circles: false })],
  ])('is not retried once %s', async (_what, change) => {
    await confirmAddress(testFirestore(), guest, new Date());
    const delivery = await inviteInVain();
    await change();
    const { length: before } = await mailsTo(guest);

    await tryNow(delivery);

    expect((await delivery.get()).data()).toMatchObject({ status: 'not_needed', attempts: 2 });
    expect(await mailsTo(guest)).toHaveLength(before);
    await screenSettings.ref(testFirestore()).delete();
  });
});

describe('a name that contains a link', () => {
  it('does not become a link in the email', async () => {
    await circleRef(testFirestore(), circleId).update({ name: 'Win at https://evil.com' });
    await circleMemberRef(testFirestore(), circleId, leader.uid).update({ display_name: 'www.evil.com' });

    await invite(leader, circleId, guest);

    const [mail] = await mailsTo(guest);
    expect(mail?.subject).toContain('Win at https evil. com');
    expect(JSON.stringify(mail)).not.toContain('evil.com');
  });
});

describe('an invitation for staff', () => {
  it('leads to the Prayer Team Login and admits them only after they enter their code', async () => {
    const staff = await createStaffMember();
    await delivering(() => resultOf('inviteToCircle', { circleId, email: staff.email }, leader));
    const [mail] = await mailsTo(staff.email);
    expect(mail?.text).toMatch(/Please sign in at the Prayer Team Login.+\n\n.+:\nhttp\S+\/prayerteam\n/);
    expect(mail?.text).not.toMatch(/signs you in|\/sign-in/);
    const byPassword = await beginSession('signInWithPassword', {
      email: staff.email,
      password: staff.password,
    });

    const answer = await callFunction(
      'joinCircle',
      { circleId, displayName: 'Ruth' },
      { idToken: byPassword },
    );
    expect(answer).toMatchObject({ error: { status: 'UNAUTHENTICATED' } });
    const idToken = await beginSession('signInWithCustomToken', {
      token: await signInFully(staff, randomAddress()),
    });
    expect(await join({ idToken })).toEqual({ success: true });
  });

  it('does not sign them in with a link from before they joined the staff', async () => {
    const link = await invite(leader, circleId, guest);
    await createStaffMember('prayer_team', { email: guest });

    expect(await resultOf('acceptInvitation', link)).toEqual(refusal(INVITATION_REFUSALS.staff));
  });
});

describe('inviteToCircle', () => {
  const inviteAs = (idToken: string | undefined) =>
    delivering(() => callFunction('inviteToCircle', { circleId, email: guest }, { idToken }));

  it('is allowed only for members of the circle', async () => {
    const outsider = await createMember();

    expect(await inviteAs(outsider.idToken)).toEqual({ result: refusal(CIRCLE_REFUSALS.notMember) });
    expect(await mailsTo(guest)).toEqual([]);
  });

  it('requires a session with a verified address', async () => {
    const anonymous = await beginSession('signUp', {});
    const unproven = await beginSession('signUp', { email: randomEmail(), password: 'a password' });

    for (const idToken of [undefined, anonymous, unproven]) {
      expect(await inviteAs(idToken)).toEqual({
        error: { status: 'UNAUTHENTICATED', message: t(CIRCLE_REFUSALS.signInRequired) },
      });
    }
  });

  it('rejects an invalid address, using the form’s message', async () => {
    const answer = await callFunction('inviteToCircle', { circleId, email: 'ruth@' }, leader);

    expect(answer).toMatchObject({
      error: { status: 'INVALID_ARGUMENT', message: 'Please enter a valid email address' },
    });
  });

  it('does not reveal that an address belongs to a member, who gets no invitation', async () => {
    const member = await followLink(await invite(leader, circleId, guest));

    expect(await resultOf('inviteToCircle', { circleId, email: leader.email }, member)).toEqual({
      success: true,
    });

    const invitations = testFirestore().collection(COLLECTIONS.circleInvitations);
    expect((await invitations.where('address', '==', leader.email).get()).empty).toBe(true);
  });

  it.each([
    ['of a member', async () => leader.email],
    [
      'that opted out',
      async () => {
        await optOutRef(testFirestore(), invitationSubscription(guest)).set({ created_at: new Date() });
        return guest;
      },
    ],
    ['that gets the email', async () => guest],
  ])('is answered after a full time step for an address %s', async (_which, emailOf) => {
    const email = await emailOf();
    const caller = { idToken: leader.idToken, address: randomAddress() };
    // The first call loads the function's dependencies.
    await resultOf('inviteToCircle', { circleId, email: randomEmail() }, caller);
    const startedAtMs = performance.now();

    expect(await resultOf('inviteToCircle', { circleId, email }, caller)).toEqual({ success: true });

    const elapsedMs = performance.now() - startedAtMs;
    expect(elapsedMs).toBeGreaterThanOrEqual(RESPONSE_STEP_MS - TIMER_TOLERANCE_MS);
  });

  it('rejects a circle that does not exist', async () => {
    expect(await resultOf('inviteToCircle', { circleId: 'none', email: guest }, leader)).toEqual(
      refusal(CIRCLE_REFUSALS.noCircle),
    );
  });

  it('is limited per day and member, even with simultaneous calls', async () => {
    const { idToken } = leader;
    const send = () =>
      resultOf('inviteToCircle', { circleId, email: randomEmail() }, { idToken, address: randomAddress() });
    await send();
    await testFirestore()
      .collection(COLLECTIONS.rateLimits)
      .doc(`circle_invitations_by_${pseudonym('account', leader.uid)}`)
      .set({ count: INVITATIONS_PER_DAY - 2 }, { merge: true });

    const answers = await Promise.all([send(), send(), send()]);

    expect(answers.filter(({ success }) => success)).toHaveLength(2);
    expect(answers).toContainEqual(refusal(CIRCLE_REFUSALS.tooManyInvitations));
  });

  it('is limited per hour and network, across all members', async () => {
    const address = randomAddress();
    const { idToken } = leader;
    const from = (network: string) =>
      resultOf('inviteToCircle', { circleId, email: randomEmail() }, { idToken, address: network });
    await from(address);
    await testFirestore()
      .collection(COLLECTIONS.rateLimits)
      .doc(`circle_invitations_from_${pseudonym('network', address)}`)
      .set({ count: INVITATIONS_FROM_NETWORK_PER_HOUR }, { merge: true });

    expect(await from(address)).toEqual(refusal(CIRCLE_REFUSALS.tooManyFromNetwork));
    expect(await from(randomAddress())).toEqual({ success: true });
  });

  it('is limited in emails per day and address, across all inviters', async () => {
    await confirmAddress(testFirestore(), guest, new Date());
    const answers = [];
    for (let count = 0; count <= MAILS_TO_ADDRESS_PER_DAY; count += 1) {
      const member = await createMember();
      answers.push(
        await delivering(async () =>
          resultOf('inviteToCircle', { circleId: await storeCircle(member), email: guest }, member),
        ),
      );
    }

    expect(new Set(answers.map(({ success }) => success))).toEqual(new Set([true]));
    expect(await mailsTo(guest)).toHaveLength(MAILS_TO_ADDRESS_PER_DAY);
  });

  it('does not reveal whether the site knows an address, and emails a stranger only once', async () => {
    const colleague = await createMember();
    const second = await storeCircle(colleague);
    const link = await invite(leader, circleId, guest);

    const answers = [
      await delivering(() => resultOf('inviteToCircle', { circleId, email: guest }, leader)),
      await delivering(() => resultOf('inviteToCircle', { circleId: second, email: guest }, colleague)),
    ];

    expect(answers).toEqual([{ success: true }, { success: true }]);
    expect(await mailsTo(guest)).toHaveLength(1);
    const member = await followLink(link);
    const joined = await resultOf('joinCircle', { circleId: second, displayName: 'Ruth' }, member);
    expect(joined).toEqual({ success: true });
  });
});
