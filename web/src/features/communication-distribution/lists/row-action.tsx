import Button from '@mui/material/Button';
import { hasChosenLists } from '@prayer-community/domain/distribution/distribution';
import { fullName } from '@prayer-community/domain/staff/profile';
import { t } from '@prayer-community/i18n/text';
import type { Confirmation } from '../../../ui/confirm-dialog.tsx';
import type { StaffMember } from '../../../ui/team/use-staff-members.ts';
import { useDistributionKnowledge } from '../distribution-context.ts';
import { toastFailure, toastSuccess } from '../distribution-toasts.ts';
import { endMemberships } from '../editing/end-memberships.ts';
import type { ListRow } from './list-row.ts';

interface RowActionProps {
  row: ListRow;
  onEdit: (member: StaffMember) => void;
  onConfirm: (confirmation: Confirmation) => void;
}

/**
 * For a leader, opens the dialog that chooses each list separately. Other members can only be removed from lists they
 * were manually added to.
 */
export function RowAction({ row: { member, groupId, isManual }, onEdit, onConfirm }: RowActionProps) {
  const { methods, memberships } = useDistributionKnowledge();
  const name = fullName(member);
  if (hasChosenLists(member.role)) {
    return (
      <Button
        aria-label={t('Edit distribution of {name}', { name })}
        onClick={() => onEdit(member)}
        sx={COMPACT}
      >
        {t('Edit')}
      </Button>
    );
  }
  if (!isManual) {
    return null;
  }
  const own = memberships.filter(({ user_id }) => user_id === member.id);
  const given = own
    .filter(({ is_manual }) => is_manual)
    .filter(({ method_id }) => methods.find(({ id }) => id === method_id)?.group_id === groupId)
    .map(({ id }) => id);
  const staysListed = own.some(({ is_manual }) => !is_manual);

  const removal: Confirmation = {
    title: t('Remove {name}?', { name }),
    text: staysListed
      ? t('{name} will leave the lists they were added to and stay on the lists of their role.', { name })
      : t('{name} will leave the lists they were added to and won’t be on any list.', { name }),
    confirmLabel: t('Remove'),
    onConfirm: async () => {
      try {
        await endMemberships(given);
        toastSuccess(t('Distribution Updated'), t('{name} was removed.', { name }));
      } catch (error) {
        toastFailure('lists', error);
      }
    },
  };
  return (
    <Button
      aria-label={t('Remove {name} from lists', { name })}
      onClick={() => onConfirm(removal)}
      sx={COMPACT}
    >
      {t('Remove')}
    </Button>
  );
}

const COMPACT = { minHeight: 44, px: 1.5 };
