import { AVAILABILITIES, fullName } from '@prayer-community/domain/profile';
import { demand } from '../../../firebase/demand.ts';
import { AVAILABILITY_LABELS } from '../../../team/member-labels.ts';
import type { Member } from '../../../team/use-members.ts';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { useWish } from '../../../ui/use-wish.ts';
import { toastFailure, toastSuccess } from '../user-management-toasts.ts';

const OPTIONS = AVAILABILITIES.map((status) => ({ value: status, label: AVAILABILITY_LABELS[status] }));

/** Whether a member is there, to be changed on their behalf. */
export function StatusChoice({ member }: { member: Member }) {
  const { shown, choose } = useWish(member.status, async (status) => {
    try {
      await demand('updateTeamMember', { uid: member.id, status });
      toastSuccess('Status Updated', `${fullName(member)} is now ${status}.`);
      return true;
    } catch (error) {
      toastFailure('status', error);
      return false;
    }
  });
  return (
    <SelectField
      label={`Status of ${fullName(member)}`}
      isLabelHidden
      value={shown}
      options={OPTIONS}
      onChoose={choose}
    />
  );
}
