import {
  oneClickUrl,
  type Subscription,
  unsubscribeLink,
} from '@prayer-community/domain/delivery/unsubscribe';
import { chosenIdentity } from '@prayer-community/domain/settings/chosen-identity';
import { addressIn } from '@prayer-community/i18n/language';
import type sendgridMail from '@sendgrid/mail';
import { identitySettings } from '../data/settings.ts';
import { firestore } from '../platform/admin.ts';
import { mailFrom, publicSiteUrl, sendgridApiKey, sendgridBaseUrl } from '../platform/parameters.ts';
import { type DeliveryTry, toCustomArguments } from './mail-event.ts';
import { htmlMail, type MailWords, plainMail, type Sender } from './mail-layout.ts';
import { MailRefusedError, MessageNotTakenError } from './message-not-taken-error.ts';
import { refusedPersonalizations, sendgridFailure } from './sendgrid-failure.ts';
import { signSubscription } from './unsubscribe-token.ts';

const TIMEOUT_MS = 10_000;

/** A message to one person. */
export interface Mail extends Omit<MailWords, 'unsubscribeUrl'> {
  to: string;
  /** Some say the name of the community. */
  subject: string | ((community: string) => string);
  /** The subscription that the footer and the mail program offer to end; absent where the reader requested this mail. */
  subscription?: Subscription;
  /** True where nobody of the staff gets in without it: it is sent even after earlier ones came back or were reported as spam. */
  isForSignIn?: true;
}

/** What SendGrid's client takes. */
export type MailCall = Extract<Parameters<typeof sendgridMail.send>[0], { from: unknown }>;

let service: Promise<typeof sendgridMail> | undefined;

/**
 * Sends a mail through SendGrid, as HTML and as text. A function that calls this lists `sendgridApiKey` among its
 * secrets, and `signInCodePepper` for a mail with a subscription.
 * @param delivery the try that sends it; absent for a mail that is no delivery
 * @throws MessageNotTakenError when it does not take the mail
 */
export async function sendMail(mail: Mail, delivery?: DeliveryTry): Promise<void> {
  await postMail(toSendgrid(mail, await readSender(), delivery));
}

/**
 * Posts a mail to one or several recipients.
 * @throws MailRefusedError where SendGrid names the recipients for whom it refuses it, and otherwise MessageNotTakenError
 */
export async function postMail(call: MailCall): Promise<void> {
  service ??= connect();
  try {
    await (await service).send(call);
  } catch (error) {
    const failure = sendgridFailure(error);
    throw failure === 'not_accepted'
      ? new MailRefusedError(refusedPersonalizations(error))
      : new MessageNotTakenError(failure);
  }
}

function toSendgrid(mail: Mail, sender: Sender, delivery: DeliveryTry | undefined): MailCall {
  const { to, subscription, isForSignIn } = mail;
  const token = subscription && signSubscription(subscription);
  return {
    ...mailBody(mail, sender, token),
    to,
    ...(token && { headers: unsubscribeHeaders(oneClickUrl(publicSiteUrl.value(), token)) }),
    customArgs: toCustomArguments({ delivery, isForSignIn: isForSignIn === true }),
    // It cannot be combined with the narrower ones.
    ...(isForSignIn && { mailSettings: { bypassListManagement: { enable: true } } }),
  };
}

/** Whose mails they are, as leadership chose. */
export async function readSender(): Promise<Sender> {
  const settings = identitySettings.read(await identitySettings.ref(await firestore()).get());
  const { logo, ...identity } = chosenIdentity(settings);
  return { ...identity, logo: logo && { ...logo, src: new URL(logo.src, publicSiteUrl.value()).href } };
}

/** What a mail says, whatever its recipients. */
export function mailBody(
  { subject, language, parts, footer }: Mail,
  sender: Sender,
  token: string | undefined,
) {
  const title = subjectIn(subject, sender);
  const words = inItsLanguage({
    language,
    parts,
    footer,
    unsubscribeUrl: token && unsubscribeLink(publicSiteUrl.value(), token),
  });
  return {
    from: { email: mailFrom.value(), name: sender.name },
    subject: title,
    text: plainMail(sender, words),
    html: htmlMail(sender, title, words),
    // Tracking would lead every link, recovery links included, through another server.
    trackingSettings: {
      clickTracking: { enable: false, enableText: false },
      openTracking: { enable: false },
      subscriptionTracking: { enable: false },
    },
  };
}

/** The subject as its reader sees it. */
export function subjectIn(subject: Mail['subject'], { name }: Pick<Sender, 'name'>): string {
  return typeof subject === 'string' ? subject : subject(name);
}

/** A link opens the site in the language of the mail. */
function inItsLanguage({ parts, unsubscribeUrl, language, ...words }: MailWords): MailWords {
  return {
    ...words,
    language,
    parts: parts.map((part) =>
      part.kind === 'link' ? { ...part, url: addressIn(language, part.url) } : part,
    ),
    unsubscribeUrl: unsubscribeUrl && addressIn(language, unsubscribeUrl),
  };
}

/** https://www.rfc-editor.org/rfc/rfc8058 */
export function unsubscribeHeaders(url: string): Record<string, string> {
  return { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
}

// Loaded with the first mail: most calls of most functions send none.
async function connect(): Promise<typeof sendgridMail> {
  const [{ default: mail }, { default: client }] = await Promise.all([
    import('@sendgrid/mail'),
    import('@sendgrid/client'),
  ]);
  mail.setClient(client);
  // A secret that was piped by `echo` ends in a new line.
  mail.setApiKey(sendgridApiKey.value().trim());
  mail.setTimeout(TIMEOUT_MS);
  client.setDefaultRequest('baseUrl', sendgridBaseUrl());
  return mail;
}
