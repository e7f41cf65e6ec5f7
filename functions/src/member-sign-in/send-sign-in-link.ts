import { SIGN_IN_LINK_REFUSALS, signInLink } from '@prayer-community/domain/auth/member-sign-in';
import { MAILS_TO_ADDRESS_PER_DAY } from '@prayer-community/domain/delivery/mail-limit';
import { refusal } from '@prayer-community/domain/refusal';
import { DEFAULT_LANGUAGE, type Language } from '@prayer-community/i18n/language';
import type { Firestore } from 'firebase-admin/firestore';
import { requireScreen } from '../data/require-screen.ts';
import { logGivenUp } from '../messaging/log-given-up.ts';
import { type Mail, sendMail } from '../messaging/mail.ts';
import { mayMail } from '../messaging/mail-limit.ts';
import { failureOf } from '../messaging/message-not-taken-error.ts';
import { isStaffAddress } from '../platform/address-account.ts';
import { firestore } from '../platform/admin.ts';
import { clientAddress } from '../platform/client-address.ts';
import { now } from '../platform/clock.ts';
import { waitForConstantTime } from '../platform/constant-time-response.ts';
import { type Caller, defineCallable } from '../platform/define-callable.ts';
import { logOutcome } from '../platform/log-outcome.ts';
import {
  publicSiteUrl,
  sendgridApiKey,
  signInCodePepper,
  signInLinksPerHour,
} from '../platform/parameters.ts';
import { pseudonym } from '../platform/pseudonym.ts';
import { spendUse } from '../platform/rate-limit.ts';
import { newSignInOobCode } from '../platform/sign-in-oob-code.ts';
import { deviceOfMailbox } from './mailbox-device.ts';
import { signInLinkMail, staffSignInMail } from './sign-in-link-mail.ts';

const HOUR_MS = 3_600_000;
const BY_DEVICE = { action: 'sign_in_links_by', max: MAILS_TO_ADDRESS_PER_DAY, windowMs: 24 * HOUR_MS };

/** Emails a sign-in link to the owner of the mailbox. The answer and its timing are the same for every address. */
export const sendSignInLink = defineCallable(
  'sendSignInLink',
  { secrets: [signInCodePepper, sendgridApiKey] },
  async ({ email, language = DEFAULT_LANGUAGE, knownDevices = [] }, caller) => {
    await requireScreen('prayer_circles');
    const startedAtMs = performance.now();
    if (!(await mayAsk(email, knownDevices, caller, now()))) {
      logOutcome('sendSignInLink', 'limited', null);
      return refusal(SIGN_IN_LINK_REFUSALS.tooMany);
    }
    const isSent = await mailFor(email, language)
      .then((mail) => sendMail(mail))
      .then(
        () => true,
        (error: unknown) => {
          // The error itself is not logged because it may quote the email and its link.
          logGivenUp('sign_in_link', failureOf(error));
          return false;
        },
      );
    await waitForConstantTime(startedAtMs);
    logOutcome('sendSignInLink', isSent ? 'sent' : 'mail_failed', null);
    return isSent ? { success: true } : refusal(SIGN_IN_LINK_REFUSALS.notSent);
  },
);

async function mayAsk(
  email: string,
  knownDevices: readonly string[],
  caller: Caller,
  at: Date,
): Promise<boolean> {
  const db = await firestore();
  const byConnection = { action: 'sign_in_links_from', max: signInLinksPerHour.value(), windowMs: HOUR_MS };
  return (
    (await spendUse(db, byConnection, pseudonym('network', clientAddress(caller)), at)) &&
    (await mayMailLink(db, email, knownDevices, at))
  );
}

/** Links requested by a known device of the mailbox have their own counter, so strangers cannot use it up. */
async function mayMailLink(
  db: Firestore,
  email: string,
  knownDevices: readonly string[],
  at: Date,
): Promise<boolean> {
  const device = deviceOfMailbox(email, knownDevices);
  return device === null ? mayMail(db, email, at) : spendUse(db, BY_DEVICE, device, at);
}

async function mailFor(email: string, language: Language): Promise<Mail> {
  const site = publicSiteUrl.value();
  // Staff do not need the code. Without the call for it, they would get their answer sooner.
  const [isStaff, oobCode] = await Promise.all([isStaffAddress(email), newSignInOobCode(email)]);
  return isStaff
    ? staffSignInMail(email, `${site}/prayerteam`, language)
    : signInLinkMail(email, signInLink(site, oobCode), language);
}
