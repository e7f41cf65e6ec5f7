import { AVAILABILITIES, type Availability, fullName } from '@prayer-community/domain/staff/profile';
import { t } from '@prayer-community/i18n/text';
import { callOrThrow } from '../../../firebase/call-or-throw.ts';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { AVAILABILITY_LABELS } from '../../../ui/team/member-labels.ts';
import type { StaffMember } from '../../../ui/team/use-staff-members.ts';
import { useOptimisticValue } from '../../../ui/use-optimistic-value.ts';
import { toastFailure, toastSuccess } from '../user-management-toasts.ts';

const NOW: Record<Availability, (name: string) => string> = {
  available: (name) => t('{name} is now available.', { name }),
  unavailable: (name) => t('{name} is now unavailable.', { name }),
};

const OPTIONS = AVAILABILITIES.map((status) => ({ value: status, label: AVAILABILITY_LABELS[status] }));

/** A member's availability. Leaders can change it on the member's behalf. */
export function StatusChoice({ member }: { member: StaffMember }) {
  const { shown, choose } = useOptimisticValue(member.status, async (status) => {
    try {
      await callOrThrow('updateTeamMember', { uid: member.id, status });
      toastSuccess(t('Status Updated'), NOW[status](fullName(member)));
      return true;
    } catch (error) {
      toastFailure('status', error);
      return false;
    }
  });
  return (
    <SelectField
      label={t('Status of {name}', { name: fullName(member) })}
      isLabelHidden
      value={shown}
      options={OPTIONS}
      onChoose={choose}
    />
  );
}
