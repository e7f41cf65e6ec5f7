import { SIGN_IN_LINK_REFUSALS, signInLink } from '@prayer-community/domain/auth/link-sign-in';
import {
  KNOWN_DEVICE_LINKS_PER_DAY,
  KNOWN_DEVICE_LINKS_TO_MAILBOX_PER_DAY,
  MAILS_TO_ADDRESS_PER_DAY,
  mailboxOf,
} from '@prayer-community/domain/delivery/mail-limit';
import { DAY_MS } from '@prayer-community/domain/fields/durations';
import { refusal } from '@prayer-community/domain/refusal';
import { DEFAULT_LANGUAGE, type Language } from '@prayer-community/i18n/language';
import type { Firestore } from 'firebase-admin/firestore';
import { requireFeature } from '../data/require-feature.ts';
import type { Mail } from '../messaging/mail.ts';
import { consumeVisitorMailQuota } from '../messaging/mail-limit.ts';
import { MailRefusedError } from '../messaging/message-not-accepted-error.ts';
import { sendAwaitedMail } from '../messaging/send-awaited-mail.ts';
import { isStaffAddress } from '../platform/address-account.ts';
import { firestore } from '../platform/admin.ts';
import { isAuthError } from '../platform/auth-accounts.ts';
import { now } from '../platform/clock.ts';
import { waitForConstantTime } from '../platform/constant-time-response.ts';
import { type Caller, defineCallable } from '../platform/define-callable.ts';
import { logOutcome } from '../platform/log-outcome.ts';
import { consumeNetworkUse } from '../platform/network-limit.ts';
import { publicSiteUrl, sendgridApiKey, serverPepper, signInLinksPerHour } from '../platform/parameters.ts';
import { pseudonym } from '../platform/pseudonym.ts';
import { consumeUses, perHour } from '../platform/rate-limit.ts';
import { newSignInOobCode } from '../platform/sign-in-oob-code.ts';
import { deviceOfMailbox } from './mailbox-device.ts';
import { signInLinkMail, staffSignInMail } from './sign-in-link-mail.ts';

const BY_DEVICE = { action: 'sign_in_links_by', max: MAILS_TO_ADDRESS_PER_DAY, windowMs: DAY_MS };
const TO_MAILBOX = {
  action: 'sign_in_links_known',
  max: KNOWN_DEVICE_LINKS_TO_MAILBOX_PER_DAY,
  windowMs: DAY_MS,
};
const TO_ALL = { action: 'sign_in_links_known', max: KNOWN_DEVICE_LINKS_PER_DAY, windowMs: DAY_MS };

/** Emails a sign-in link to the owner of the mailbox. The answer and its timing are the same for every address. */
export const sendSignInLink = defineCallable(
  'sendSignInLink',
  { secrets: [serverPepper, sendgridApiKey] },
  async ({ email, language = DEFAULT_LANGUAGE, knownDevices = [] }, caller) => {
    await requireFeature('prayer_circles');
    const startedAtMs = performance.now();
    if (!(await spendLinkRequest(email, knownDevices, caller, now()))) {
      logOutcome('sendSignInLink', 'limited', null);
      return refusal(SIGN_IN_LINK_REFUSALS.tooMany);
    }
    const isSent = await sendAwaitedMail('sign_in_link', mailFor(email, language), isAddressRefused);
    await waitForConstantTime(startedAtMs);
    logOutcome('sendSignInLink', isSent ? 'sent' : 'mail_failed', null);
    return isSent ? { success: true } : refusal(SIGN_IN_LINK_REFUSALS.notSent);
  },
);

/** True if the address is at fault. Strangers can enter such addresses, so an alert must not count them. */
function isAddressRefused(error: unknown): boolean {
  const isRecipientRefused = error instanceof MailRefusedError && error.personalizations.length > 0;
  return isRecipientRefused || isAuthError(error, 'invalid-email');
}

async function spendLinkRequest(
  email: string,
  knownDevices: readonly string[],
  caller: Caller,
  at: Date,
): Promise<boolean> {
  const byConnection = perHour('sign_in_links_from', signInLinksPerHour.value());
  return (
    (await consumeNetworkUse(caller, byConnection, at)) &&
    (await spendLinkMail(await firestore(), email, knownDevices, at))
  );
}

/** Links requested by a known device have their own counters, so strangers cannot use them up. Beyond, they count like others. */
async function spendLinkMail(
  db: Firestore,
  email: string,
  knownDevices: readonly string[],
  at: Date,
): Promise<boolean> {
  const device = deviceOfMailbox(email, knownDevices);
  return (
    (device !== null && (await spendKnownDeviceMail(db, email, device, at))) ||
    consumeVisitorMailQuota(db, email, at)
  );
}

/** The counter of the device is not enough, because a mailbox gets a token for every link that is opened without one. */
function spendKnownDeviceMail(db: Firestore, email: string, device: string, at: Date): Promise<boolean> {
  const uses = [
    { limit: BY_DEVICE, subject: device },
    { limit: TO_MAILBOX, subject: pseudonym('mails to', mailboxOf(email)) },
    { limit: TO_ALL, subject: 'all' },
  ];
  return consumeUses(db, uses, at);
}

async function mailFor(email: string, language: Language): Promise<Mail> {
  const site = publicSiteUrl.value();
  // Staff do not need the code. Without the call for it, they would get their answer sooner.
  const [isStaff, oobCode] = await Promise.all([isStaffAddress(email), newSignInOobCode(email)]);
  return isStaff
    ? staffSignInMail(email, `${site}/prayerteam`, language)
    : signInLinkMail(email, signInLink(site, oobCode), language);
}
