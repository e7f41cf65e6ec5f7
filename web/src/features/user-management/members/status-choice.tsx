import { hasUpcomingPeriod } from '@prayer-community/domain/staff/availability';
import { AVAILABILITIES, type Availability, fullName } from '@prayer-community/domain/staff/profile';
import { t } from '@prayer-community/i18n/text';
import { callOrThrow } from '../../../firebase/call-or-throw.ts';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { AVAILABILITY_LABELS } from '../../../ui/team/member-labels.ts';
import type { StaffMember } from '../../../ui/team/use-staff-members.ts';
import { useOptimisticValue } from '../../../ui/use-optimistic-value.ts';
import { toastFailure, toastSuccess } from '../user-management-toasts.ts';
import { useMemberTasks } from './member-tasks.ts';

const OPTIONS = AVAILABILITIES.map((status) => ({ value: status, label: AVAILABILITY_LABELS[status] }));

/** A member's availability. Leaders can change it on the member's behalf. */
export function StatusChoice({ member }: { member: StaffMember }) {
  const { confirmAvailable } = useMemberTasks();
  const { shown, choose } = useOptimisticValue(member.status, async (status) => {
    try {
      await callOrThrow('updateTeamMember', { uid: member.id, status });
      toastSuccess(t('Status Updated'), updatedText(member, status));
      return true;
    } catch (error) {
      toastFailure('status', error);
      return false;
    }
  });

  function handleChoice(status: Availability): void {
    if (status === 'available' && hasUpcomingPeriod(member, new Date())) {
      confirmAvailable(member, async () => choose(status));
    } else {
      choose(status);
    }
  }

  return (
    <SelectField
      label={t('Status of {name}', { name: fullName(member) })}
      isLabelHidden
      value={shown}
      options={OPTIONS}
      onChoose={handleChoice}
    />
  );
}

function updatedText(member: StaffMember, status: Availability): string {
  const name = fullName(member);
  if (status === 'unavailable') {
    return t('{name} is now unavailable.', { name });
  }
  const isAvailable = t('{name} is now available.', { name });
  return hasUpcomingPeriod(member, new Date())
    ? `${isAvailable} ${t('Their planned time away was removed.')}`
    : isAvailable;
}
