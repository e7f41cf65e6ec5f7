import { styled } from '@mui/material/styles';
import { fullName } from '@prayer-community/domain/staff/profile';
import { message, t } from '@prayer-community/i18n/text';
import type { Confirmation } from '../../../ui/confirm-dialog.tsx';
import { DataTable } from '../../../ui/data-table.ts';
import { VisuallyHidden } from '../../../ui/form/visually-hidden.tsx';
import { ROLE_LABELS } from '../../../ui/team/member-labels.ts';
import type { StaffMember } from '../../../ui/team/use-staff-members.ts';
import { useDistributionKnowledge } from '../distribution-context.ts';
import { groupName } from '../list-names.ts';
import { type ListRow, rowKey } from './list-row.ts';
import { RowAction } from './row-action.tsx';
import { AssignmentBadge, TypeBadge } from './row-badges.tsx';

const COLUMNS = [
  message('Member'),
  message('Email'),
  message('Role'),
  message('Distribution'),
  message('Type'),
  message('Assignment'),
];

const Table = styled(DataTable)({
  '& tbody tr': { height: 60 },
  '& tbody th': { fontWeight: 600, overflowWrap: 'anywhere' },
  '& td:last-of-type': { textAlign: 'end' },
  '& .wraps': { overflowWrap: 'anywhere' },
  '& .stays': { whiteSpace: 'nowrap' },
});

export interface ListProps {
  rows: readonly ListRow[];
  onEdit: (member: StaffMember) => void;
  onConfirm: (confirmation: Confirmation) => void;
}

/** One row per member and group. */
export function ListTable({ rows, onEdit, onConfirm }: ListProps) {
  const { groups } = useDistributionKnowledge();
  return (
    <Table>
      <VisuallyHidden as="caption">{t('Members and lists')}</VisuallyHidden>
      <thead>
        <tr>
          {COLUMNS.map((column) => (
            <th key={column.text} scope="col">
              {t(column)}
            </th>
          ))}
          <td />
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={rowKey(row)} tabIndex={-1} data-card={rowKey(row)}>
            <th scope="row">{fullName(row.member)}</th>
            <td className="wraps">{row.member.email || t('None')}</td>
            <td className="stays">{t(ROLE_LABELS[row.member.role])}</td>
            <td className="stays">{row.groupId === null ? t('None') : groupName(groups, row.groupId)}</td>
            <td className="stays">
              <TypeBadge row={row} />
            </td>
            <td className="stays">
              <AssignmentBadge row={row} />
            </td>
            <td>
              <RowAction row={row} onEdit={onEdit} onConfirm={onConfirm} />
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
