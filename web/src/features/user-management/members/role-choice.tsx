import { fullName } from '@prayer-community/domain/staff/profile';
import { STAFF_ROLES } from '@prayer-community/domain/staff/staff-roles';
import { t } from '@prayer-community/i18n/text';
import { callOrThrow } from '../../../firebase/call-or-throw.ts';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { ROLE_LABELS } from '../../../ui/team/member-labels.ts';
import type { StaffMember } from '../../../ui/team/use-staff-members.ts';
import { useOptimisticValue } from '../../../ui/use-optimistic-value.ts';
import { toastFailure, toastSuccess } from '../user-management-toasts.ts';
import { useMemberTasks } from './member-tasks.ts';

const OPTIONS = STAFF_ROLES.map((role) => ({ value: role, label: ROLE_LABELS[role] }));

/** A member's role. Leaders can change it, but not their own. */
export function RoleChoice({ member, isOwn }: { member: StaffMember; isOwn: boolean }) {
  const { confirmRole } = useMemberTasks();
  const { shown, choose } = useOptimisticValue(member.role, async (role) => {
    try {
      await callOrThrow('updateTeamMember', { uid: member.id, role });
      toastSuccess(
        t('Role Updated'),
        t('{name} now has the role {role}.', { name: fullName(member), role: t(ROLE_LABELS[role]) }),
      );
      return true;
    } catch (error) {
      toastFailure('role', error);
      return false;
    }
  });
  if (isOwn) {
    return <>{t(ROLE_LABELS[member.role])}</>;
  }
  return (
    <SelectField
      label={t('Role of {name}', { name: fullName(member) })}
      isLabelHidden
      value={shown}
      options={OPTIONS}
      onChoose={(role) => confirmRole(member, role, async () => choose(role))}
    />
  );
}
