import { oneClickUrl } from '@prayer-community/domain/delivery/unsubscribe';
import type { Profile } from '@prayer-community/domain/staff/profile';
import { publicSiteUrl } from '../platform/parameters.ts';
import { readCommunity } from './community.ts';
import type { DeliveryAttempt } from './delivery-attempt.ts';
import { SENT } from './group-outcomes.ts';
import { type GroupMail, type MailCall, mailBody, postMail, unsubscribeHeaders } from './mail.ts';
import { toCustomArguments } from './mail-event.ts';
import { escapeHtml, type MailCommunity } from './mail-layout.ts';
import { MailRefusedError } from './message-not-accepted-error.ts';
import type { GroupOutcomes } from './sender.ts';
import { signSubscription } from './unsubscribe-token.ts';

/** Placeholder for the recipient's first name in an email to several recipients. */
export const FIRST_NAME_TAG = '-first_name-';
const FIRST_NAME_HTML_TAG = '-first_name_html-';
const UNSUBSCRIBE_TAG = '-unsubscribe_token-';

type Recipient = Pick<Profile<unknown>, 'user_id' | 'email' | 'first_name'>;

/**
 * Sends an email about the team's work to several members in one call, each with their own name. If SendGrid refuses
 * individual addresses, a second call sends it to the others.
 * @param mail contains `FIRST_NAME_TAG` for the name
 * @throws MessageNotAcceptedError if SendGrid accepts the email for no one
 */
export async function sendMailToEach(
  mail: GroupMail,
  recipients: readonly Recipient[],
  current: DeliveryAttempt,
): Promise<GroupOutcomes> {
  const refused = await postTo(mail, recipients, current);
  if (refused.length === 0) {
    return new Map(recipients.map(({ user_id }) => [user_id, SENT]));
  }
  const others = recipients.filter(({ user_id }) => !refused.includes(user_id));
  const outcomes = others.length === 0 ? [] : await sendMailToEach(mail, others, current);
  const failed = { fate: 'failed', failure: 'wrong_address', isOwn: true } as const;
  return new Map([...outcomes, ...refused.map((uid) => [uid, failed] as const)]);
}

/** Posts an email. Returns the uids of refused addresses, in which case no one gets it. Empty if it was accepted. */
async function postTo(
  mail: GroupMail,
  recipients: readonly Recipient[],
  current: DeliveryAttempt,
): Promise<string[]> {
  try {
    await postMail(toCall(mail, await readCommunity(), recipients, current));
    return [];
  } catch (error) {
    const refused = error instanceof MailRefusedError ? error.personalizations : [];
    const uids = refused.flatMap((index) => recipients[index]?.user_id ?? []);
    if (uids.length === 0) {
      throw error;
    }
    return uids;
  }
}

function toCall(
  mail: GroupMail,
  community: MailCommunity,
  recipients: readonly Recipient[],
  current: DeliveryAttempt,
): MailCall {
  const { html, ...body } = mailBody(mail, community, mail.hasUnsubscribeLink ? UNSUBSCRIBE_TAG : undefined);
  return {
    ...body,
    html: html.replaceAll(FIRST_NAME_TAG, FIRST_NAME_HTML_TAG),
    substitutionWrappers: ['', ''],
    personalizations: recipients.map(({ user_id, email, first_name }) => {
      const token = mail.hasUnsubscribeLink && signSubscription({ kind: 'team', subject: user_id });
      return {
        to: email,
        substitutions: {
          [FIRST_NAME_TAG]: first_name,
          [FIRST_NAME_HTML_TAG]: escapeHtml(first_name),
          ...(token && { [UNSUBSCRIBE_TAG]: token }),
        },
        ...(token && { headers: unsubscribeHeaders(oneClickUrl(publicSiteUrl.value(), token)) }),
        customArgs: toCustomArguments({ delivery: { ...current, recipient: user_id }, isForSignIn: false }),
      };
    }),
  };
}
