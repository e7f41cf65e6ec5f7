import {
  oneClickUrl,
  type Subscription,
  unsubscribeLink,
} from '@prayer-community/domain/delivery/unsubscribe';
import { SECOND_MS } from '@prayer-community/domain/fields/durations';
import { urlIn } from '@prayer-community/i18n/url-in';
import type sendgridMail from '@sendgrid/mail';
import { mailFrom, publicSiteUrl, sendgridApiKey, sendgridBaseUrl } from '../platform/parameters.ts';
import { readCommunity } from './community.ts';
import { connectOnce } from './connect-once.ts';
import type { DeliveryAttempt } from './delivery-attempt.ts';
import { toCustomArguments } from './mail-event.ts';
import { htmlMail, type MailCommunity, type MailContent, plainMail } from './mail-layout.ts';
import { MailRefusedError, MessageNotAcceptedError } from './message-not-accepted-error.ts';
import { refusedPersonalizations, sendgridFailure } from './sendgrid-failure.ts';
import { signSubscription } from './unsubscribe-token.ts';

const TIMEOUT_MS = 10 * SECOND_MS;

/** An email to one person. */
export interface Mail extends Omit<MailContent, 'unsubscribeUrl'> {
  to: string;
  /** A function if the subject contains the name of the community. */
  subject: string | ((community: string) => string);
  /** The subscription that the footer and the email client offer to end. Absent if the reader requested this email. */
  subscription?: Subscription;
  /** True if staff cannot sign in without this email. It is sent even after earlier ones bounced or were reported as spam. */
  isForSignIn?: true;
}

/** An email to several people, each with their own unsubscribe link if it has one. */
export interface GroupMail extends Omit<Mail, 'to' | 'subscription' | 'isForSignIn'> {
  hasUnsubscribeLink: boolean;
}

export type MailCall = Extract<Parameters<typeof sendgridMail.send>[0], { from: unknown }>;

const sendgrid = connectOnce(connect);

/**
 * Sends an email through SendGrid, as HTML and as text. A function that calls this lists `sendgridApiKey` among its
 * secrets, and `serverPepper` for an email with a subscription.
 * @param delivery the attempt that sends it. Absent for an email that is not a delivery
 * @throws MessageNotAcceptedError if SendGrid does not accept the email
 */
export async function sendMail(mail: Mail, delivery?: DeliveryAttempt): Promise<void> {
  await postMail(toSendgrid(mail, await readCommunity(), delivery));
}

/**
 * Posts an email to one or more recipients.
 * @throws MailRefusedError if SendGrid refuses the email, with the recipients that it names. MessageNotAcceptedError if it
 * refuses it for another reason or cannot be reached
 */
export async function postMail(call: MailCall): Promise<void> {
  const service = await sendgrid();
  try {
    await service.send(call);
  } catch (error) {
    const failure = sendgridFailure(error);
    if (failure === null) {
      throw error;
    }
    throw failure === 'not_accepted'
      ? new MailRefusedError(refusedPersonalizations(error))
      : new MessageNotAcceptedError(failure);
  }
}

function toSendgrid(mail: Mail, community: MailCommunity, delivery: DeliveryAttempt | undefined): MailCall {
  const { to, subscription, isForSignIn } = mail;
  const token = subscription && signSubscription(subscription);
  return {
    ...mailBody(mail, community, token),
    to,
    ...(token && { headers: unsubscribeHeaders(oneClickUrl(publicSiteUrl.value(), token)) }),
    customArgs: toCustomArguments({ delivery, isForSignIn: isForSignIn === true }),
    // This bypass cannot be combined with the narrower ones.
    ...(isForSignIn && { mailSettings: { bypassListManagement: { enable: true } } }),
  };
}

/** Returns the content of an email, without its recipients. */
export function mailBody(
  { subject, language, parts, footer }: Omit<GroupMail, 'hasUnsubscribeLink'>,
  community: MailCommunity,
  token: string | undefined,
) {
  const title = subjectIn(subject, community);
  const words = inItsLanguage({
    language,
    parts,
    footer,
    unsubscribeUrl: token && unsubscribeLink(publicSiteUrl.value(), token),
  });
  return {
    from: { email: mailFrom.value(), name: community.name },
    subject: title,
    text: plainMail(community, words),
    html: htmlMail(community, title, words),
    // Tracking would route every link, including recovery links, through another server.
    trackingSettings: {
      clickTracking: { enable: false, enableText: false },
      openTracking: { enable: false },
      subscriptionTracking: { enable: false },
    },
  };
}

export function subjectIn(subject: Mail['subject'], { name }: Pick<MailCommunity, 'name'>): string {
  return typeof subject === 'string' ? subject : subject(name);
}

/** Makes links open the site in the language of the email. */
function inItsLanguage({ parts, unsubscribeUrl, language, ...words }: MailContent): MailContent {
  return {
    ...words,
    language,
    parts: parts.map((part) => (part.kind === 'link' ? { ...part, url: urlIn(language, part.url) } : part)),
    unsubscribeUrl: unsubscribeUrl && urlIn(language, unsubscribeUrl),
  };
}

/** https://www.rfc-editor.org/rfc/rfc8058 */
export function unsubscribeHeaders(url: string): Record<string, string> {
  return { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
}

// Loaded with the first email, because most calls of most functions send none.
async function connect(): Promise<typeof sendgridMail> {
  const [{ default: mail }, { default: client }] = await Promise.all([
    import('@sendgrid/mail'),
    import('@sendgrid/client'),
  ]);
  mail.setClient(client);
  // A secret that was piped from `echo` ends with a newline.
  mail.setApiKey(sendgridApiKey.value().trim());
  mail.setTimeout(TIMEOUT_MS);
  client.setDefaultRequest('baseUrl', sendgridBaseUrl());
  return mail;
}
