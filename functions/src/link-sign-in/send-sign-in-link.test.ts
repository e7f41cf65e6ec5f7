import { SIGN_IN_LINK_REFUSALS, signInLinkSchema } from '@prayer-community/domain/auth/link-sign-in';
import { COLLECTIONS } from '@prayer-community/domain/collections';
import {
  KNOWN_DEVICE_LINKS_PER_DAY,
  KNOWN_DEVICE_LINKS_TO_MAILBOX_PER_DAY,
  MAILS_TO_ADDRESS_PER_DAY,
  mailboxOf,
} from '@prayer-community/domain/delivery/mail-limit';
import { DAY_MS } from '@prayer-community/domain/fields/durations';
import { refusal } from '@prayer-community/domain/refusal';
import { t } from '@prayer-community/i18n/text';
import { logger } from 'firebase-functions/logger';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { auth } from '../platform/admin.ts';
import { pseudonym } from '../platform/pseudonym.ts';
import { callFunction, resultOf } from '../testing/call-function.ts';
import { randomEmail, signInWithCode } from '../testing/circle-member.ts';
import { failNextMailTo, mailsTo } from '../testing/fake-providers.ts';
import { randomAddress } from '../testing/random-address.ts';
import { createStaffMember } from '../testing/staff-member.ts';
import { testAuth, testFirestore } from '../testing/test-backend.ts';
import { deviceOfMailbox, unknownDeviceToken } from './mailbox-device.ts';

let email: string;
let address: string;

beforeEach(() => {
  email = randomEmail();
  address = randomAddress();
});

const ask = (to = email) => resultOf('sendSignInLink', { email: to }, { address });

const limits = testFirestore().collection(COLLECTIONS.rateLimits);
const useUp = (id: string, count: number) =>
  limits.doc(id).set({ count, expires_at: new Date(Date.now() + DAY_MS) });
const ofMailbox = (of = email) => pseudonym('mails to', mailboxOf(of));

async function mailedCode(): Promise<string> {
  const [mail] = await mailsTo(email);
  const [url = ''] = /http\S+\/sign-in\?mode=signIn\S+/.exec(mail?.text ?? '') ?? [];
  return signInLinkSchema.parse(Object.fromEntries(new URL(url).searchParams)).oobCode;
}

/** Opens a mailed link on a device. Returns the device token that it receives, if any. */
async function openLink(knownDevices: string[] = []): Promise<string[]> {
  await ask();
  const opened = { email, oobCode: await mailedCode(), knownDevices };
  const answer = await resultOf('completeLinkSignIn', opened);
  return answer.success && answer.deviceToken !== null ? [answer.deviceToken] : [];
}

describe('a sign-in link', () => {
  it('signs in the owner of the mailbox only once', async () => {
    expect(await ask()).toEqual({ success: true });

    const oobCode = await mailedCode();
    const { uid } = await signInWithCode(email, oobCode);
    expect(await testAuth().getUser(uid)).toMatchObject({ email, emailVerified: true });
    await expect(signInWithCode(email, oobCode)).rejects.toThrow(t(SIGN_IN_LINK_REFUSALS.invalidLink));
  });

  it('is emailed in the language of the page', async () => {
    await resultOf('sendSignInLink', { email, language: 'es' }, { address });

    const [mail] = await mailsTo(email);
    expect(mail?.subject).toBe('Su enlace de acceso a Prayer Community');
    await signInWithCode(email, await mailedCode());
  });

  it('signs in to the same account each time', async () => {
    await ask();
    const first = await signInWithCode(email, await mailedCode());
    await ask();

    expect((await signInWithCode(email, await mailedCode())).uid).toBe(first.uid);
  });

  it('is not sent to staff, who are emailed where to sign in, with the same response', async () => {
    const staff = await createStaffMember();

    expect(await ask(staff.email)).toEqual({ success: true });
    const [mail] = await mailsTo(staff.email);
    expect(mail?.text).toContain('/prayerteam');
    expect(mail?.text).not.toContain('oobCode');
  });

  it('is created for staff too, so the time to an answer does not reveal them', async () => {
    const creating = vi.spyOn(await auth(), 'generateSignInWithEmailLink');
    const staff = await createStaffMember();

    await ask(staff.email);

    expect(creating).toHaveBeenCalledExactlyOnceWith(staff.email, expect.anything());
    creating.mockRestore();
  });

  it('that cannot be created gets the same answer as one that cannot be emailed', async () => {
    const creating = vi.spyOn(await auth(), 'generateSignInWithEmailLink');
    creating.mockRejectedValueOnce(new Error('the service is down'));
    const write = vi.spyOn(logger, 'write');

    expect(await ask()).toEqual(refusal(SIGN_IN_LINK_REFUSALS.notSent));
    const entry = { severity: 'ERROR', message: 'A message could not be sent' };
    expect(write).toHaveBeenCalledExactlyOnceWith(expect.objectContaining(entry));
    write.mockRestore();
    creating.mockRestore();
  });

  it('that cannot be emailed is counted for an alert', async () => {
    const warn = vi.spyOn(logger, 'warn');
    await failNextMailTo(email);

    expect(await ask()).toEqual(refusal(SIGN_IN_LINK_REFUSALS.notSent));

    const entry = { outcome: 'given_up', template: 'sign_in_link', failure: 'unreachable' };
    expect(warn).toHaveBeenCalledWith('attemptDelivery', entry);
    warn.mockRestore();
  });

  it('to an address that is refused is not counted for an alert, because strangers can enter one', async () => {
    const warn = vi.spyOn(logger, 'warn');
    const creating = vi.spyOn(await auth(), 'generateSignInWithEmailLink');
    creating.mockRejectedValueOnce(Object.assign(new Error('refused'), { code: 'auth/invalid-email' }));

    expect(await ask()).toEqual(refusal(SIGN_IN_LINK_REFUSALS.notSent));

    expect(warn).not.toHaveBeenCalled();
    warn.mockRestore();
    creating.mockRestore();
  });

  it('is limited per address and day, even with plus tags in the address', async () => {
    await useUp(`mails_to_${ofMailbox()}`, MAILS_TO_ADDRESS_PER_DAY - 1);

    expect(await ask(email.replace('@', '+church@'))).toEqual({ success: true });
    expect(await ask()).toEqual(refusal(SIGN_IN_LINK_REFUSALS.tooMany));
    expect(await mailsTo(email)).toEqual([]);
  });

  it('still reaches a known device of the mailbox, up to eight times, despite requests by strangers', async () => {
    const knownDevices = await openLink();
    const askAgain = () => resultOf('sendSignInLink', { email, knownDevices }, { address });
    await useUp(`mails_to_${ofMailbox()}`, MAILS_TO_ADDRESS_PER_DAY);
    expect(await ask()).toMatchObject({ success: false });
    await useUp(`sign_in_links_by_${deviceOfMailbox(email, knownDevices)}`, MAILS_TO_ADDRESS_PER_DAY - 1);
    expect(await askAgain()).toEqual({ success: true });
    expect(await askAgain()).toEqual(refusal(SIGN_IN_LINK_REFUSALS.tooMany));
  });

  describe('requested by known devices', () => {
    const newDevice = () => [unknownDeviceToken(email, []) ?? ''];
    const askFrom = (knownDevices: string[]) =>
      resultOf('sendSignInLink', { email, knownDevices }, { address });

    it('is limited per mailbox and day for all of them together, however many tokens it has', async () => {
      await useUp(`mails_to_${ofMailbox()}`, MAILS_TO_ADDRESS_PER_DAY);
      await useUp(`sign_in_links_known_${ofMailbox()}`, KNOWN_DEVICE_LINKS_TO_MAILBOX_PER_DAY - 1);

      expect(await askFrom(newDevice())).toEqual({ success: true });
      expect(await askFrom(newDevice())).toEqual(refusal(SIGN_IN_LINK_REFUSALS.tooMany));
    });

    it('is limited for all mailboxes together, after which it counts like those of strangers', async () => {
      await useUp('sign_in_links_known_all', KNOWN_DEVICE_LINKS_PER_DAY);
      onTestFinished(async () => void (await limits.doc('sign_in_links_known_all').delete()));
      await useUp(`mails_to_${ofMailbox()}`, MAILS_TO_ADDRESS_PER_DAY - 1);
      const device = newDevice();

      expect(await askFrom(device)).toEqual({ success: true });
      expect(await askFrom(device)).toEqual(refusal(SIGN_IN_LINK_REFUSALS.tooMany));
      expect((await limits.doc(`sign_in_links_known_${ofMailbox()}`).get()).exists).toBe(false);
    });
  });

  it('gives a device one token per mailbox, which does not lift the limit of another mailbox', async () => {
    const knownDevices = await openLink();
    expect(knownDevices).toHaveLength(1);

    expect(await openLink(knownDevices)).toEqual([]);

    const other = randomEmail();
    await useUp(`mails_to_${ofMailbox(other)}`, MAILS_TO_ADDRESS_PER_DAY);
    expect(await resultOf('sendSignInLink', { email: other, knownDevices }, { address })).toMatchObject({
      success: false,
    });
  });

  it('is not sent to an invalid address', async () => {
    expect(await callFunction('sendSignInLink', { email: 'ruth' }, { address })).toMatchObject({
      error: { status: 'INVALID_ARGUMENT', message: 'Please enter a valid email address' },
    });
  });
});
