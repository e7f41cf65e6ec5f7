import { fullName } from '@prayer-community/domain/staff/profile';
import {
  MEMBER_REFUSALS,
  type MemberForm,
  PARTIAL_SUCCESSES,
} from '@prayer-community/domain/staff/team-member';
import { t } from '@prayer-community/i18n/text';
import { hasReason } from '../../firebase/call-failure.ts';
import { CallRefusal } from '../../firebase/call-refusal.ts';
import { errorToast } from '../toast/error-toast.ts';
import { successToast } from '../toast/success-toast.ts';
import type { Toast } from '../toast/toast.ts';

export function memberAdded({ firstName, lastName, email }: MemberForm): Toast {
  const name = fullName({ first_name: firstName, last_name: lastName });
  return successToast(
    t('Team Member Added'),
    t('{name} was added. A welcome email is on its way to {email}.', { name, email }),
  );
}

/** The toast for a member who was not added, or only partially. */
export function memberNotAdded(error: unknown): Toast {
  if (!hasReason(error)) {
    return errorToast(MEMBER_REFUSALS.notAdded);
  }
  const isPartial = error instanceof CallRefusal && PARTIAL_SUCCESSES.some((each) => error.isFor(each));
  return { title: isPartial ? t('Partial Success') : t('Error'), text: error.message, kind: 'failure' };
}
