import { randomUUID } from 'node:crypto';
import { EMAIL_CHANGE_REFUSALS, EMAIL_CHANGES_PER_HOUR } from '@prayer-community/domain/auth/email-change';
import { CODE_LIFETIME_MS, CODE_MAX_TRIES } from '@prayer-community/domain/auth/mailed-code';
import { COLLECTIONS } from '@prayer-community/domain/collections';
import { refusal } from '@prayer-community/domain/refusal';
import { REQUEST_FORM_MESSAGES } from '@prayer-community/domain/request-form/request-form-messages';
import { t } from '@prayer-community/i18n/text';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { callWithAnything, resultOf } from '../testing/call-function.ts';
import { createMember, storeCircle } from '../testing/circle-member.ts';
import { delivering } from '../testing/delivery-steps.ts';
import { failNextMailTo, mailsTo, mailTo } from '../testing/fake-providers.ts';
import { passwordIdToken, staffIdToken } from '../testing/id-token.ts';
import { wrongCode } from '../testing/sign-in-steps.ts';
import { createStaffMember, type StaffMember } from '../testing/staff-member.ts';
import { testAuth, testFirestore } from '../testing/test-backend.ts';

let leader: StaffMember;
let idToken: string;
let member: StaffMember;
let email: string;

beforeAll(async () => {
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
  return /^Your verification code: ([0-9]{6})\n/.exec(mail?.text ?? '')?.[1] ?? '';
}

const confirm = (changeId: string, code: string) =>
  resultOf('confirmEmailChange', { changeId, code }, { idToken });

async function ageCode(changeId: string, byMs: number): Promise<void> {
  const change = testFirestore().collection(COLLECTIONS.emailChanges).doc(changeId);
  await change.update({ code_sent_at: new Date(Date.now() - byMs) });
}

describe('another address of a member', () => {
  it('takes effect with the code that went there: profile, account and sessions', async () => {
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
    expect(await confirm(changeId, await codeTo(email))).toMatchObject({ success: false });
  });

  it('is announced to the former address, with half of the new one', async () => {
    const changeId = await request();

    await delivering(async () => confirm(changeId, await codeTo(email)));

    const notice = await mailTo(member.email);
    expect(notice.subject).toBe('Your e-mail address was changed');
    expect(notice.text).toContain('n***@example.org');
    expect(notice.text).not.toContain(email);
  });

  it('bears five wrong codes, and says how many are left', async () => {
    const changeId = await request();
    const code = await codeTo(email);

    for (let left = CODE_MAX_TRIES - 1; left >= 0; left -= 1) {
      expect(await confirm(changeId, wrongCode(code))).toEqual({
        ...refusal(EMAIL_CHANGE_REFUSALS.invalidCode),
        triesLeft: left,
      });
    }

    expect(await confirm(changeId, code)).toMatchObject({ success: false, triesLeft: 0 });
    expect(await profile()).toMatchObject({ email: member.email });
  });

  it('takes no code that is older than ten minutes, nor that of another change', async () => {
    const changeId = await request();
    const other = await request(`other-${email}`);
    expect(await confirm(other, await codeTo(email))).toMatchObject({ success: false });
    await ageCode(changeId, CODE_LIFETIME_MS + 1000);

    expect(await confirm(changeId, await codeTo(email))).toMatchObject({ success: false });
  });

  it('is none that another member has, before or after the code', async () => {
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

  it('may be that of an account that anybody opened, but not of a member of circles', async () => {
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

  it('is asked for five times an hour', async () => {
    for (let asked = 0; asked < EMAIL_CHANGES_PER_HOUR; asked += 1) {
      await request(`${asked}-${email}`);
    }
    expect(await resultOf('requestEmailChange', { uid: member.uid, email }, { idToken })).toEqual(
      refusal(EMAIL_CHANGE_REFUSALS.tooManyCodes),
    );
  });

  it('is refused where its mail is not taken, and for nobody', async () => {
    await failNextMailTo(email);
    expect(await resultOf('requestEmailChange', { uid: member.uid, email }, { idToken })).toEqual(
      refusal(EMAIL_CHANGE_REFUSALS.codeNotSent),
    );
    expect(await resultOf('requestEmailChange', { uid: 'nobody', email }, { idToken })).toEqual(
      refusal(EMAIL_CHANGE_REFUSALS.noMember),
    );
  });
});

describe('name and phone number of a member', () => {
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

  it('are a number that can be called', async () => {
    expect(
      await callWithAnything('updateTeamMember', { uid: member.uid, phone: '12' }, { idToken }),
    ).toMatchObject({
      error: { status: 'INVALID_ARGUMENT', message: t(REQUEST_FORM_MESSAGES.phoneInvalid) },
    });
  });
});
