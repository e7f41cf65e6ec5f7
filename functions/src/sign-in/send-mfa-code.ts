import { RESEND_AFTER_MS } from '@prayer-community/domain/auth/mailed-code';
import { SIGN_IN_REFUSALS } from '@prayer-community/domain/auth/sign-in';
import { SECOND_MS } from '@prayer-community/domain/fields/durations';
import { type Refusal, refusal, refusalFor } from '@prayer-community/domain/refusal';
import { sendAwaitedMail } from '../messaging/send-awaited-mail.ts';
import { now } from '../platform/clock.ts';
import { defineCallable } from '../platform/define-callable.ts';
import { logOutcome } from '../platform/log-outcome.ts';
import { newCode } from '../platform/mailed-code.ts';
import { minInstances, sendgridApiKey, serverPepper } from '../platform/parameters.ts';
import { codeMail } from './code-mail.ts';
import { type CodeIssue, issueCode, withdrawIssuedCode } from './issue-code.ts';

/** Emails a code for a challenge, either the first or another one. */
export const sendMfaCode = defineCallable(
  'sendMfaCode',
  { secrets: [serverPepper, sendgridApiKey], minInstances },
  async ({ challengeId, language }) => {
    const code = newCode();
    const issue = await issueCode(challengeId, code, now());
    if (issue.outcome !== 'sent') {
      logOutcome('sendMfaCode', issue.outcome, null);
      return refusalOf(issue);
    }
    const { uid, email, firstName, ownLanguage, previous } = issue;
    const mail = codeMail(email, firstName, code, language ?? ownLanguage);
    if (!(await sendAwaitedMail('sign_in_code', mail))) {
      logOutcome('sendMfaCode', 'mail_failed', uid);
      await withdrawIssuedCode(challengeId, code, previous);
      return refusal(SIGN_IN_REFUSALS.codeNotSent);
    }
    logOutcome('sendMfaCode', 'sent', uid);
    return { success: true, resendAfterSeconds: RESEND_AFTER_MS / SECOND_MS };
  },
);

function refusalOf(issue: Exclude<CodeIssue, { outcome: 'sent' }>): Refusal {
  switch (issue.outcome) {
    case 'too_soon':
      return refusalFor(issue.waitMs, SIGN_IN_REFUSALS.tooSoon);
    case 'too_many':
      return refusal(SIGN_IN_REFUSALS.tooManyCodes);
    case 'over':
      return refusal(SIGN_IN_REFUSALS.notCompleted);
  }
}
