import { refusal } from '@prayer-community/domain/refusal';
import { REQUEST_FORM_MESSAGES } from '@prayer-community/domain/request-form/request-form-messages';
import { isPhoneOrBlank } from '@prayer-community/domain/staff/staff-phone';
import { MEMBER_REFUSALS } from '@prayer-community/domain/staff/team-member';
import { t } from '@prayer-community/i18n/text';
import { HttpsError } from 'firebase-functions/https';
import { now } from '../platform/clock.ts';
import { defineCallable } from '../platform/define-callable.ts';
import { logOutcome } from '../platform/log-outcome.ts';
import { requireRecentLeader } from '../platform/require-leader.ts';
import { addMember } from './add-member.ts';
import { addedEarlier } from './added-earlier.ts';

/** Adds a member, who receives a welcome email with a link to choose a password. */
export const addTeamMember = defineCallable('addTeamMember', {}, async ({ language, ...form }, caller) => {
  const at = now();
  await requireRecentLeader(caller, at);
  if (!isPhoneOrBlank(form.phone)) {
    throw new HttpsError('invalid-argument', t(REQUEST_FORM_MESSAGES.phoneInvalid));
  }
  const { outcome, uid } = (await addedEarlier(form, at, language)) ?? (await addMember(form, at, language));
  logOutcome('addTeamMember', outcome, uid);
  return outcome === 'stored' ? { success: true, uid } : refusal(MEMBER_REFUSALS[outcome]);
});
