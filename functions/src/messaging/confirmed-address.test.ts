import { randomBytes, randomUUID } from 'node:crypto';
import { SIGN_IN_LINK_REFUSALS } from '@prayer-community/domain/auth/link-sign-in';
import type { CallableOutput } from '@prayer-community/domain/callables';
import { COLLECTIONS } from '@prayer-community/domain/collections';
import { MAILS_TO_ADDRESS_PER_DAY } from '@prayer-community/domain/delivery/mail-limit';
import { HOUR_MS } from '@prayer-community/domain/fields/durations';
import { refusal } from '@prayer-community/domain/refusal';
import { NOTICE_INTERVAL_MS } from '@prayer-community/domain/status-page/prayer-notice';
import { prayerData } from '@prayer-community/domain/testing/prayer-data';
import { FieldValue } from 'firebase-admin/firestore';
import { beforeEach, describe, expect, it } from 'vitest';
import { deliverAtOnce } from '../deliver.ts';
import { notifyOfTeamPrayer } from '../prayer-notices/notice-triggers.ts';
import { sendDueNotices } from '../prayer-notices/send-due-notices.ts';
import { resultOf } from '../testing/call-function.ts';
import { createMember, randomEmail, storeCircle } from '../testing/circle-member.ts';
import { delivering, deliveryRef, tryNow } from '../testing/delivery-steps.ts';
import { mailsTo, mailTo, type ReceivedMessage } from '../testing/fake-providers.ts';
import { newestLink } from '../testing/invitation-steps.ts';
import { randomAddress } from '../testing/random-address.ts';
import { createStaffMember } from '../testing/staff-member.ts';
import { testFirestore } from '../testing/test-backend.ts';
import { whileTriggering } from '../testing/while-triggering.ts';
import { confirmAddress } from './confirmed-address.ts';

const db = testFirestore();

let email: string;

beforeEach(() => {
  email = randomEmail();
});

interface Sent {
  id: string;
  /** The status key of the browser that sent the request. */
  key: string;
}

/** Sends a request with an email address, as anyone can. */
async function submit(contact = email): Promise<Sent> {
  const sent = { id: randomUUID(), key: randomBytes(16).toString('base64url') };
  await delivering(() =>
    resultOf(
      'submitPrayerRequest',
      {
        submissionId: sent.id,
        statusKey: sent.key,
        prayerData: prayerData(),
        contactData: { first_name: null, last_name: null, phone: null, email: contact },
        audioPath: null,
      },
      { address: randomAddress() },
    ),
  );
  return sent;
}

const mailedKeyOf = ({ text }: ReceivedMessage) => /\/status#([\w-]{22})/.exec(text)?.[1] ?? '';

function openPage(key: string): Promise<CallableOutput<'openStatusPage'>> {
  return resultOf('openStatusPage', { key }, { address: randomAddress() });
}

function wantNotices({ key }: Sent, at: string): Promise<unknown> {
  return resultOf('changePrayerNotice', { key, isWanted: true, email: at }, { address: randomAddress() });
}

/** Simulates a prayer by a team member, long enough after the last notice. */
async function prayFor({ id }: Sent): Promise<void> {
  const notice = db.collection(COLLECTIONS.prayerNotices).doc(id);
  await notice.update({ told_at: null });
  await whileTriggering([notifyOfTeamPrayer, deliverAtOnce], () =>
    db
      .collection(COLLECTIONS.prayerRequests)
      .doc(id)
      .update({ prayer_count: FieldValue.increment(1) }),
  );
}

/** Invites an address to the circle of a new, unknown member. */
async function inviteBy(address: string): Promise<CallableOutput<'inviteToCircle'>> {
  const stranger = await createMember();
  const circleId = await storeCircle(stranger);
  return delivering(() => resultOf('inviteToCircle', { circleId, email: address }, stranger));
}

describe('an unconfirmed address', () => {
  it('gets only one email, regardless of what causes more', async () => {
    const first = await submit();
    await submit();
    await submit(email.replace('@', '+more@'));
    await wantNotices(first, email);
    await prayFor(first);

    expect(await inviteBy(email)).toEqual({ success: true });
    expect((await mailTo(email)).text).toContain('Opening the link also confirms your address.');
    expect(await mailsTo(email.replace('@', '+more@'))).toEqual([]);
  });

  it('gets a notice of a prayer that a limit held back, once it is confirmed', async () => {
    await submit();
    const own = await submit(randomEmail());
    await wantNotices(own, email);
    await prayFor(own);
    expect(await mailsTo(email)).toHaveLength(1);

    await confirmAddress(db, email, new Date());
    const notice = db.collection(COLLECTIONS.prayerNotices).doc(own.id);
    const waitMs = (await notice.get()).get('next_due_at').toMillis() - Date.now();
    expect(waitMs).toBeGreaterThan(NOTICE_INTERVAL_MS - HOUR_MS);
    expect(waitMs).toBeLessThanOrEqual(NOTICE_INTERVAL_MS);
    await notice.update({ told_at: null, next_due_at: new Date() });
    await sendDueNotices(db, new Date());
    await tryNow(deliveryRef(`prayer_notice_${own.id}_1`));

    const [mail] = await mailsTo(email);
    expect(mail?.subject).toBe('Someone prayed for you');
    expect(await mailsTo(email)).toHaveLength(2);
  });

  it('is not confirmed by the browser that sent the request', async () => {
    const { key } = await submit();
    await openPage(key);
    await submit();

    expect(await mailsTo(email)).toHaveLength(1);
  });

  it('still gets the sign-in links requested for it', async () => {
    await submit();

    await resultOf('sendSignInLink', { email }, { address: randomAddress() });

    const [link] = await mailsTo(email);
    expect(link?.text).toContain('/sign-in?');
  });
});

describe('an email address', () => {
  it('is confirmed by the link in the email about a request', async () => {
    await submit();
    expect(await openPage(mailedKeyOf(await mailTo(email)))).toMatchObject({ success: true });

    await submit();

    const [second, first] = await mailsTo(email);
    expect(first?.text).toContain('confirms your address');
    expect(second?.text).not.toContain('confirms your address');
  });

  it('is confirmed by the link in the first prayer notice, only on a button press and without opening the request', async () => {
    const own = await submit(randomEmail());
    await wantNotices(own, email);
    await prayFor(own);
    const notice = await mailTo(email);
    expect(notice.text).not.toContain('/status#');
    const [, token = ''] = /\/confirm-address\?token=(\S+)/.exec(notice.text) ?? [];
    await prayFor(own);
    expect(await mailsTo(email)).toHaveLength(1);

    expect(await resultOf('changeSubscription', { token, isWanted: true })).toEqual({ success: true });
    await prayFor(own);

    const [second] = await mailsTo(email);
    expect(await mailsTo(email)).toHaveLength(2);
    expect(second?.text).not.toContain('/confirm-address');
  });

  it('is confirmed by the link in an invitation', async () => {
    expect(await inviteBy(email)).toEqual({ success: true });
    expect(await inviteBy(email)).toEqual({ success: true });
    expect(await mailsTo(email)).toHaveLength(1);

    await resultOf('openInvitation', await newestLink(email));

    expect(await inviteBy(email)).toEqual({ success: true });
    expect(await mailsTo(email)).toHaveLength(2);
  });

  it('is confirmed by signing in with an emailed link', async () => {
    const member = await createMember();

    await inviteBy(member.email);
    await inviteBy(member.email);

    expect(await mailsTo(member.email)).toHaveLength(2);
  });

  it('is confirmed if leadership entered it for a staff member', async () => {
    const staff = await createStaffMember();

    await inviteBy(staff.email);
    await inviteBy(staff.email);

    expect(await mailsTo(staff.email)).toHaveLength(2);
  });
});

describe('a confirmed address', () => {
  const askForLink = () => resultOf('sendSignInLink', { email }, { address: randomAddress() });

  it('gets at most eight emails per day across all kinds', async () => {
    await confirmAddress(db, email, new Date());
    const own = await submit();
    await submit();
    await wantNotices(own, email);
    await prayFor(own);
    await prayFor(own);
    expect(await inviteBy(email)).toEqual({ success: true });
    expect(await inviteBy(email)).toEqual({ success: true });
    expect(await askForLink()).toEqual({ success: true });
    expect(await askForLink()).toEqual({ success: true });
    expect(await mailsTo(email)).toHaveLength(MAILS_TO_ADDRESS_PER_DAY);

    await submit();
    await prayFor(own);
    expect(await inviteBy(email)).toEqual({ success: true });
    expect(await askForLink()).toEqual(refusal(SIGN_IN_LINK_REFUSALS.tooMany));

    expect(await mailsTo(email)).toHaveLength(MAILS_TO_ADDRESS_PER_DAY);
  });
});
