import { MEMBER_REFUSALS } from '@prayer-community/domain/team-member';
import { now } from '../platform/clock.ts';
import { defineCallable } from '../platform/define-callable.ts';
import { logOutcome } from '../platform/log-outcome.ts';
import { requireLeadership } from '../platform/require-leadership.ts';
import { addMember } from './add-member.ts';

/** Adds a member, who is welcomed with a link to choose a password. */
export const addTeamMember = defineCallable('addTeamMember', {}, async (form, caller) => {
  const at = now();
  await requireLeadership(caller, at);
  const { outcome, uid } = await addMember(form, at);
  logOutcome('addTeamMember', outcome, uid);
  return outcome === 'stored' ? { success: true, uid } : { success: false, error: MEMBER_REFUSALS[outcome] };
});
