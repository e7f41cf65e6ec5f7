import { memberFormFor, type PastedPerson, usernamesFor } from '@prayer-community/domain/staff/pasted-people';
import { MEMBER_REFUSALS } from '@prayer-community/domain/staff/team-member';
import { activeLanguage, t } from '@prayer-community/i18n/text';
import { CallFailure } from '../../../firebase/call-failure.ts';
import { callOrThrow } from '../../../firebase/call-or-throw.ts';
import { CallRefusal } from '../../../firebase/call-refusal.ts';

/**
 * Adds a person to the prayer team under the first available username.
 * @returns the reason why they were not added. Null if they were added.
 */
export async function invitePerson(person: PastedPerson): Promise<string | null> {
  for (const username of usernamesFor(person)) {
    try {
      // No one ever knows this password. The link in the welcome email lets the person choose their own.
      await callOrThrow('addTeamMember', {
        ...memberFormFor(person, username, crypto.randomUUID()),
        language: activeLanguage(),
      });
      return null;
    } catch (error) {
      if (!(error instanceof CallFailure)) {
        throw error;
      }
      if (!(error instanceof CallRefusal && error.isFor(MEMBER_REFUSALS.usernameTaken))) {
        return error.message;
      }
    }
  }
  return t(MEMBER_REFUSALS.usernameTaken);
}
