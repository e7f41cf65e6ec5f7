import { randomUUID } from 'node:crypto';
import { COLLECTIONS, membershipId } from '@prayer-community/domain/collections';
import { newDelivery, welcomeMessage } from '@prayer-community/domain/delivery/delivery';
import { UNSUBSCRIBE_REFUSALS } from '@prayer-community/domain/delivery/unsubscribe';
import { automaticMembership, manualMembership } from '@prayer-community/domain/distribution/distribution';
import { refusal } from '@prayer-community/domain/refusal';
import { t } from '@prayer-community/i18n/text';
import { beforeEach, describe, expect, it } from 'vitest';
import { deliverAtOnce } from '../deliver.ts';
import { mailRecoveryLink } from '../password-recovery/mail-recovery-link.ts';
import { pseudonym } from '../platform/pseudonym.ts';
import { callWithAnything, resultOf } from '../testing/call-function.ts';
import { createMember, randomEmail, storeCircle } from '../testing/circle-member.ts';
import { delivering, deliveryRef } from '../testing/delivery-steps.ts';
import { mailsTo, mailTo, type ReceivedMessage } from '../testing/fake-providers.ts';
import { randomAddress } from '../testing/random-address.ts';
import { openChallenge, receiveCode } from '../testing/sign-in-steps.ts';
import { createStaffMember, joinList, type StaffMember } from '../testing/staff-member.ts';
import { testFirestore } from '../testing/test-backend.ts';
import { whileTriggering } from '../testing/while-triggering.ts';
import { confirmAddress } from './confirmed-address.ts';
import { storeSubscription } from './store-subscription.ts';

function oneClickOf(mail: ReceivedMessage): string {
  expect(mail.data['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
  return mail.data['List-Unsubscribe']?.match(/^<(.+)>$/)?.[1] ?? '';
}

const tokenOf = (url: string) => new URL(url).searchParams.get('token') ?? '';

const oneClick = (url: string) =>
  fetch(url, { method: 'POST', body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }) });

describe('an email to the team', () => {
  let member: StaffMember;
  let mail: ReceivedMessage;

  beforeEach(async () => {
    member = await createStaffMember();
    const lists = testFirestore().collection(COLLECTIONS.distributionMemberships);
    await lists
      .doc(membershipId('prayer-team_email', member.uid))
      .set(automaticMembership('prayer-team_email', member.uid, new Date()));
    await lists
      .doc(membershipId('prayer-team_sms', member.uid))
      .set(manualMembership('prayer-team_sms', member.uid, 'leader', new Date()));
    await delivering(() =>
      deliveryRef(`welcome_${randomUUID()}`).set(
        newDelivery(welcomeMessage(member.uid, new Date()), new Date()),
      ),
    );
    mail = await mailTo(member.email);
  });

  const isOnList = async (listId = 'prayer-team_email', { uid } = member) =>
    (
      await testFirestore()
        .collection(COLLECTIONS.distributionMemberships)
        .doc(membershipId(listId, uid))
        .get()
    ).exists;

  it('is unsubscribed with one click, even if the click is repeated', async () => {
    for (let click = 1; click <= 2; click++) {
      expect((await oneClick(oneClickOf(mail))).status).toBe(200);
    }

    expect(await isOnList()).toBe(false);
    expect(await isOnList('prayer-team_sms')).toBe(true);
  });

  it.each(['GET', 'HEAD'])('is not unsubscribed if a scanner opens its links with %s', async (method) => {
    const answer = await fetch(oneClickOf(mail), { method, redirect: 'manual' });

    const page = answer.headers.get('location') ?? '';
    expect(answer.status).toBe(302);
    expect(new URL(page).pathname).toBe('/unsubscribe');
    expect(mail.text).toContain(`Unsubscribe: ${page}`);
    expect(await isOnList()).toBe(true);
  });

  it('can be unsubscribed and resubscribed from the page', async () => {
    const token = tokenOf(oneClickOf(mail));

    expect(await resultOf('changeSubscription', { token, isWanted: false })).toEqual({ success: true });
    expect(await isOnList()).toBe(false);
    expect(await resultOf('changeSubscription', { token, isWanted: true })).toEqual({ success: true });
    expect(await isOnList()).toBe(true);
  });

  it.each<[string, (url: string, otherUid: string) => string]>([
    ['about another member', (url, otherUid) => url.replace(member.uid, otherUid)],
    ['about other emails', (url) => url.replace('token=team.', 'token=invitations.')],
    ['with a different signature', (url) => url.replace(/.{4}$/, 'AAAA')],
  ])('cannot be unsubscribed with a forged link %s', async (_how, forge) => {
    const other = await createStaffMember();
    await joinList(other, 'prayer-team_email');
    const url = oneClickOf(mail);
    const forged = forge(url, other.uid);
    expect(forged).not.toBe(url);

    const refused = await oneClick(forged);
    expect([refused.status, await refused.text()]).toEqual([400, t(UNSUBSCRIBE_REFUSALS.invalid)]);
    expect(await resultOf('changeSubscription', { token: tokenOf(forged), isWanted: false })).toEqual(
      refusal(UNSUBSCRIBE_REFUSALS.invalid),
    );
    expect(await isOnList()).toBe(true);
    expect(await isOnList('prayer-team_email', other)).toBe(true);
  });

  it('cannot be unsubscribed with a malformed link', async () => {
    expect(await callWithAnything('changeSubscription', { token: 'x', isWanted: false })).toMatchObject({
      error: { status: 'INVALID_ARGUMENT', message: t(UNSUBSCRIBE_REFUSALS.invalid) },
    });
  });

  it('comes again from exactly the lists that its reader left', async () => {
    await testFirestore().collection(COLLECTIONS.profiles).doc(member.uid).update({ role: 'leadership' });
    await joinList(member, 'prayer-team_email');
    const membership = testFirestore()
      .collection(COLLECTIONS.distributionMemberships)
      .doc(membershipId('prayer-team_email', member.uid));
    const before = (await membership.get()).data();
    const token = tokenOf(oneClickOf(mail));

    for (const isWanted of [false, false, true, true]) {
      expect(await resultOf('changeSubscription', { token, isWanted })).toEqual({ success: true });
    }

    expect((await membership.get()).data()).toEqual({ ...before, created_at: expect.anything() });
    expect(await isOnList('leadership_email')).toBe(false);
  });

  it('comes again only from the lists that the role of its reader now allows', async () => {
    await joinList(member, 'leadership_email');
    const token = tokenOf(oneClickOf(mail));
    await resultOf('changeSubscription', { token, isWanted: false });

    await resultOf('changeSubscription', { token, isWanted: true });

    expect([await isOnList(), await isOnList('leadership_email')]).toEqual([true, false]);
  });

  it.each([
    ['prayer_team', 'leadership', 'leadership_email', 'prayer-team_email'],
    ['leadership', 'prayer_team', 'prayer-team_email', 'leadership_email'],
  ] as const)(
    'comes again by the list of the present role if a member of %s now has the role %s',
    async (former, present, listed, unlisted) => {
      const profile = testFirestore().collection(COLLECTIONS.profiles).doc(member.uid);
      await profile.update({ role: former });
      const lists = testFirestore().collection(COLLECTIONS.distributionMemberships);
      await lists.doc(membershipId('prayer-team_email', member.uid)).delete();
      await lists
        .doc(membershipId(unlisted, member.uid))
        .set(automaticMembership(unlisted, member.uid, new Date()));
      const token = tokenOf(oneClickOf(mail));
      await resultOf('changeSubscription', { token, isWanted: false });
      await profile.update({ role: present });

      await resultOf('changeSubscription', { token, isWanted: true });

      expect([await isOnList(listed), await isOnList(unlisted)]).toEqual([true, false]);
    },
  );

  it('leaves a list alone to which leadership has added its reader again', async () => {
    const token = tokenOf(oneClickOf(mail));
    await resultOf('changeSubscription', { token, isWanted: false });
    await joinList(member, 'prayer-team_email');
    const membership = testFirestore()
      .collection(COLLECTIONS.distributionMemberships)
      .doc(membershipId('prayer-team_email', member.uid));
    const added = await membership.get();

    await resultOf('changeSubscription', { token, isWanted: true });

    expect((await membership.get()).data()).toEqual(added.data());
  });

  it('cannot be turned back on by a member whom leadership took off the list', async () => {
    await testFirestore()
      .collection(COLLECTIONS.distributionMemberships)
      .doc(membershipId('prayer-team_email', member.uid))
      .delete();
    const token = tokenOf(oneClickOf(mail));

    expect(await resultOf('changeSubscription', { token, isWanted: true })).toEqual(
      refusal(UNSUBSCRIBE_REFUSALS.nothingToResume),
    );
    expect(await isOnList()).toBe(false);
  });

  it('cannot be resubscribed by a member who left the team', async () => {
    await testFirestore().collection(COLLECTIONS.profiles).doc(member.uid).delete();
    const token = tokenOf(oneClickOf(mail));
    await resultOf('changeSubscription', { token, isWanted: false });

    expect(await resultOf('changeSubscription', { token, isWanted: true })).toEqual(
      refusal(UNSUBSCRIBE_REFUSALS.nothingToResume),
    );
    expect(await isOnList()).toBe(false);
  });
});

describe('an invitation to a circle', () => {
  it('is not sent to an unsubscribed address until it resubscribes', async () => {
    const leader = await createMember();
    const circleId = await storeCircle(leader);
    const email = randomEmail();
    const inviteAgain = () => delivering(() => resultOf('inviteToCircle', { circleId, email }, leader));
    await inviteAgain();
    const url = oneClickOf(await mailTo(email));
    expect(url).not.toContain(email);

    expect((await oneClick(url)).status).toBe(200);

    expect(await inviteAgain()).toEqual({ success: true });
    expect(await mailsTo(email)).toHaveLength(1);
    await resultOf('changeSubscription', { token: tokenOf(url), isWanted: true });
    await inviteAgain();
    expect(await mailsTo(email)).toHaveLength(2);
  });
});

describe('an opt-out from invitations', () => {
  const inviteTo = async (address: string) => {
    const leader = await createMember();
    const circleId = await storeCircle(leader);
    return delivering(() => resultOf('inviteToCircle', { circleId, email: address }, leader));
  };

  it.each<[string, (name: string) => [string, string]]>([
    ['with a plus sign', (name) => [`${name}@example.org`, `${name}+circle@example.org`]],
    ['of Gmail with other dots', (name) => [`ruth.${name}@gmail.com`, `r.uth${name}@googlemail.com`]],
  ])('covers the address of the mailbox %s', async (_which, addressesOf) => {
    const [email, other] = addressesOf(randomUUID());
    await inviteTo(email);
    await oneClick(oneClickOf(await mailTo(email)));
    await confirmAddress(testFirestore(), other, new Date());

    expect(await inviteTo(other)).toEqual({ success: true });

    expect(await mailsTo(other)).toEqual([]);
  });

  it.each<[string, (name: string) => [string, string]]>([
    ['its plus sign', (name) => [`${name}+circle@example.org`, `${name}+circle@example.org`]],
    ['the dots of Gmail', (name) => [`ruth.${name}+circle@gmail.com`, `ruth.${name}@gmail.com`]],
  ])('still counts if an earlier email named the address with %s', async (_what, addressesOf) => {
    const [address, named] = addressesOf(randomUUID());
    const subject = pseudonym('invitations to', named);
    await storeSubscription(testFirestore(), { kind: 'invitations', subject }, false, new Date());

    await inviteTo(address);

    expect(await mailsTo(address)).toEqual([]);
  });
});

describe('emails that users request themselves', () => {
  it('have no unsubscribe link: codes, resets and sign-in links', async () => {
    const [coded, reset] = await Promise.all([createStaffMember(), createStaffMember()]);
    const guest = randomEmail();
    const address = randomAddress();
    await receiveCode(coded, await openChallenge(coded, address));
    await whileTriggering([mailRecoveryLink, deliverAtOnce], () =>
      resultOf('sendPasswordReset', { email: reset.email }, { address }),
    );
    await resultOf('sendSignInLink', { email: guest }, { address });

    for (const email of [coded.email, reset.email, guest]) {
      const mail = await mailTo(email);
      expect(mail.data).toEqual({});
      expect(mail.text).not.toContain('Unsubscribe');
    }
  });
});
