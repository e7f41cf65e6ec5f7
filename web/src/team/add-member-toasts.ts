import { fullName } from '@prayer-community/domain/profile';
import { MEMBER_REFUSALS, type MemberForm } from '@prayer-community/domain/team-member';
import { text } from '@prayer-community/domain/texts/text';
import { CallFailure } from '../firebase/call-failure.ts';
import type { Toast } from '../ui/toast/toast.ts';

/** Section 8 of the specification: what a leader reads when the server gave no reason. */
const NOT_ADDED = text('Failed to add team member.');

/** A member was added. */
export function memberAdded({ firstName, lastName, email }: MemberForm): Toast {
  const name = fullName({ first_name: firstName, last_name: lastName });
  return {
    title: text('Team Member Added'),
    text: text('{name} was added. A welcome e-mail is on its way to {email}.', { name, email }),
    kind: 'success',
  };
}

/** A member was not added, or only by half. */
export function memberNotAdded(error: unknown): Toast {
  if (!(error instanceof CallFailure) || error.code === 'internal') {
    return { title: text('Error'), text: NOT_ADDED, kind: 'failure' };
  }
  const title = error.message === MEMBER_REFUSALS.halfDone ? text('Partial Success') : text('Error');
  return { title, text: error.message, kind: 'failure' };
}
