import { randomUUID } from 'node:crypto';
import { EMAIL_CHANGE_REFUSALS, EMAIL_CHANGES_PER_HOUR } from '@prayer-community/domain/auth/email-change';
import { linkSessionClaims } from '@prayer-community/domain/auth/link-sign-in';
import { CODE_LIFETIME_MS, CODE_MAX_TRIES } from '@prayer-community/domain/auth/mailed-code';
import { sessionClaims } from '@prayer-community/domain/auth/sign-in';
import { COLLECTIONS, circlePrayersPath } from '@prayer-community/domain/collections';
import { newCirclePrayer } from '@prayer-community/domain/prayer-circles/circle-prayer';
import { refusal } from '@prayer-community/domain/refusal';
import { REQUEST_FORM_MESSAGES } from '@prayer-community/domain/request-form/request-form-messages';
import { t } from '@prayer-community/i18n/text';
import { signInWithCustomToken } from 'firebase/auth';
import { collection, getDocsFromServer } from 'firebase/firestore';
import { logger } from 'firebase-functions/logger';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { applyRules } from '../testing/apply-rules.ts';
import { callWithAnything, resultOf } from '../testing/call-function.ts';
import { createMember, storeCircle } from '../testing/circle-member.ts';
import { delivering } from '../testing/delivery-steps.ts';
import { failNextMailTo, mailsTo, mailTo } from '../testing/fake-providers.ts';
import { passwordIdToken, staffIdToken } from '../testing/id-token.ts';
import { newMemberForm } from '../testing/member-form.ts';
import { wrongCode } from '../testing/sign-in-steps.ts';
import { createStaffMember, type StaffMember } from '../testing/staff-member.ts';
import { testAuth, testFirestore } from '../testing/test-backend.ts';
import { openWebSession } from '../testing/web-session.ts';

let leader: StaffMember;
let idToken: string;
let member: StaffMember;
let email: string;

beforeAll(async () => {
  await applyRules();
  leader = await createStaffMember('leadership');
  idToken = await staffIdToken(leader.uid);
});

beforeEach(async () => {
  member = await createStaffMember();
  email = `new-${randomUUID()}@example.org`;
});

async function profile() {
  return (await testFirestore().collection(COLLECTIONS.profiles).doc(member.uid).get()).data();
}

async function request(to = email): Promise<string> {
  const answer = await resultOf('requestEmailChange', { uid: member.uid, email: to }, { idToken });
  if (!answer.success) {
    throw new Error(answer.error);
  }
  return answer.changeId;
}

async function codeTo(address: string): Promise<string> {
  const [mail] = await mailsTo(address);
  return /^Your confirmation code: ([0-9]{6})\n/.exec(mail?.text ?? '')?.[1] ?? '';
}

const confirm = (changeId: string, code: string) =>
  resultOf('confirmEmailChange', { changeId, code }, { idToken });

async function ageCode(changeId: string, byMs: number): Promise<void> {
  const change = testFirestore().collection(COLLECTIONS.emailChanges).doc(changeId);
  await change.update({ code_sent_at: new Date(Date.now() - byMs) });
}

/** True if the rules let this session read the prayers of the circle. */
async function readsPrayers(circleId: string, uid: string, claims: object): Promise<boolean> {
  const session = openWebSession();
  try {
    await signInWithCustomToken(session.auth, await testAuth().createCustomToken(uid, claims));
    const prayers = await getDocsFromServer(collection(session.firestore, circlePrayersPath(circleId)));
    return !prayers.empty;
  } catch (error) {
    expect(error).toMatchObject({ code: 'permission-denied' });
    return false;
  } finally {
    await session.close();
  }
}

describe('a new email address for a member', () => {
  it('takes effect in profile, account, and sessions once its emailed code is confirmed', async () => {
    const session = await staffIdToken(member.uid, new Date(Date.now() - 10_000));
    const changeId = await request(email.toUpperCase());
    expect((await mailTo(email)).subject).not.toMatch(/\d{6}/);
    expect(await profile()).toMatchObject({ email: member.email });

    expect(await confirm(changeId, await codeTo(email))).toEqual({ success: true });

    expect(await profile()).toMatchObject({ email, sessions_ended_at: expect.anything() });
    expect((await testAuth().getUser(member.uid)).email).toBe(email);
    expect(await passwordIdToken(email, member.password)).toBeTruthy();
    expect(await callWithAnything('checkSmsSetup', {}, { idToken: session })).toMatchObject({
      error: { status: expect.stringMatching(/^(PERMISSION_DENIED|UNAUTHENTICATED)$/) },
    });
  });

  it('ends the notifications on all devices', async () => {
    const devices = testFirestore().collection(COLLECTIONS.pushSubscriptions);
    const device = await devices.add({ user_id: member.uid, token: randomUUID() });
    const changeId = await request();

    expect(await confirm(changeId, await codeTo(email))).toEqual({ success: true });

    expect((await device.get()).exists).toBe(false);
  });

  it('is confirmed again if its first confirmation was lost, as long as the member has it', async () => {
    const changeId = await request();
    const code = await codeTo(email);
    await confirm(changeId, code);

    expect(await confirm(changeId, code)).toEqual({ success: true });
    const later = `later-${email}`;
    const laterId = await request(later);
    await confirm(laterId, await codeTo(later));
    expect(await confirm(changeId, code)).toMatchObject({ success: false });
  });

  it('is confirmed by both of two simultaneous confirmations', async () => {
    const changeId = await request();
    const code = await codeTo(email);

    const both = () => Promise.all([confirm(changeId, code), confirm(changeId, code)]);
    expect(await delivering(both)).toEqual([{ success: true }, { success: true }]);

    expect(await profile()).toMatchObject({ email });
    expect(await mailsTo(member.email)).toHaveLength(1);
  });

  it('is announced to the old address in masked form', async () => {
    const changeId = await request();

    await delivering(async () => confirm(changeId, await codeTo(email)));

    const notice = await mailTo(member.email);
    expect(notice.subject).toBe('Your email address was changed');
    expect(notice.text).toContain('n***@example.org');
    expect(notice.text).not.toContain(email);
  });

  it('ends access to circles of the old address, even if a leader had taken over the account', async () => {
    const guest = await createMember();
    const circleId = await storeCircle(await createMember(), guest);
    await testFirestore()
      .collection(circlePrayersPath(circleId))
      .add(newCirclePrayer('For my divorce.', guest.uid, new Date()));
    expect(await readsPrayers(circleId, guest.uid, linkSessionClaims(guest.email))).toBe(true);
    const form = { ...newMemberForm(), email: guest.email };
    expect(await resultOf('addTeamMember', form, { idToken })).toEqual({ success: true, uid: guest.uid });
    expect(await readsPrayers(circleId, guest.uid, sessionClaims(new Date()))).toBe(true);

    const answer = await resultOf('requestEmailChange', { uid: guest.uid, email }, { idToken });
    const changeId = answer.success ? answer.changeId : '';
    await delivering(async () => confirm(changeId, await codeTo(email)));

    expect((await testAuth().getUser(guest.uid)).email).toBe(email);
    const later = sessionClaims(new Date(Date.now() + 1000));
    expect(await readsPrayers(circleId, guest.uid, later)).toBe(false);
    expect((await mailsTo(guest.email)).map(({ text }) => text).join()).toContain(
      'Your account also left its prayer circles',
    );
  });

  it('allows five wrong codes and reports how many tries are left', async () => {
    const changeId = await request();
    const code = await codeTo(email);

    for (let left = CODE_MAX_TRIES - 1; left >= 0; left -= 1) {
      expect(await confirm(changeId, wrongCode(code))).toEqual({
        ...refusal(EMAIL_CHANGE_REFUSALS.invalidCode),
        hasLeftCircles: false,
        triesLeft: left,
      });
    }

    expect(await confirm(changeId, code)).toMatchObject({ success: false, triesLeft: 0 });
    expect(await profile()).toMatchObject({ email: member.email });
  });

  it('rejects a code that is older than ten minutes or belongs to another change', async () => {
    const changeId = await request();
    const other = await request(`other-${email}`);
    expect(await confirm(other, await codeTo(email))).toMatchObject({ success: false });
    await ageCode(changeId, CODE_LIFETIME_MS + 1000);

    expect(await confirm(changeId, await codeTo(email))).toMatchObject({ success: false });
  });

  it('is rejected if another member has it, both before and after the code is sent', async () => {
    expect(
      await resultOf('requestEmailChange', { uid: member.uid, email: leader.email }, { idToken }),
    ).toEqual(refusal(EMAIL_CHANGE_REFUSALS.emailTaken));
    const changeId = await request();
    await createStaffMember('prayer_team', { email });

    expect(await confirm(changeId, await codeTo(email))).toMatchObject(
      refusal(EMAIL_CHANGE_REFUSALS.emailTaken),
    );
    expect((await testAuth().getUser(member.uid)).email).toBe(member.email);
  });

  it('may belong to an existing account, but not to one of a circle member', async () => {
    await testAuth().createUser({ email });
    expect(await confirm(await request(), await codeTo(email))).toEqual({ success: true });

    const guest = await createMember();
    await storeCircle(guest);
    const changeId = await request(guest.email);
    expect(await confirm(changeId, await codeTo(guest.email))).toMatchObject(
      refusal(EMAIL_CHANGE_REFUSALS.usedInCircles),
    );
    expect((await testAuth().getUser(guest.uid)).email).toBe(guest.email);
  });

  it('can be requested at most five times an hour', async () => {
    for (let asked = 0; asked < EMAIL_CHANGES_PER_HOUR; asked += 1) {
      await request(`${asked}-${email}`);
    }
    expect(await resultOf('requestEmailChange', { uid: member.uid, email }, { idToken })).toEqual(
      refusal(EMAIL_CHANGE_REFUSALS.tooManyCodes),
    );
  });

  it('is rejected if its email cannot be sent or the member does not exist', async () => {
    const warn = vi.spyOn(logger, 'warn');
    await failNextMailTo(email);
    expect(await resultOf('requestEmailChange', { uid: member.uid, email }, { idToken })).toEqual(
      refusal(EMAIL_CHANGE_REFUSALS.codeNotSent),
    );
    const counted = { outcome: 'given_up', template: 'email_change_code', failure: 'unreachable' };
    expect(warn).toHaveBeenCalledWith('attemptDelivery', counted);
    warn.mockRestore();
    expect(await resultOf('requestEmailChange', { uid: 'nobody', email }, { idToken })).toEqual(
      refusal(EMAIL_CHANGE_REFUSALS.noMember),
    );
  });
});

describe('a member’s name and phone number', () => {
  it('are changed together with the name of the account', async () => {
    const changes = { firstName: 'Naomi', lastName: 'Levi', phone: '+1 202 555 0142' };

    expect(await resultOf('updateTeamMember', { uid: member.uid, ...changes }, { idToken })).toEqual({
      success: true,
    });

    expect(await profile()).toMatchObject({
      first_name: 'Naomi',
      last_name: 'Levi',
      phone: '+1 202 555 0142',
      role: 'prayer_team',
      status: 'available',
    });
    expect((await testAuth().getUser(member.uid)).displayName).toBe('Naomi Levi');
    await resultOf('updateTeamMember', { uid: member.uid, phone: '' }, { idToken });
    expect(await profile()).toMatchObject({ phone: null, first_name: 'Naomi' });
  });

  it('are rejected if the phone number is not callable', async () => {
    expect(
      await callWithAnything('updateTeamMember', { uid: member.uid, phone: '12' }, { idToken }),
    ).toMatchObject({
      error: { status: 'INVALID_ARGUMENT', message: t(REQUEST_FORM_MESSAGES.phoneInvalid) },
    });
  });
});
