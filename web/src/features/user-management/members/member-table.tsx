import { styled } from '@mui/material/styles';
import { fullName } from '@prayer-community/domain/staff/profile';
import { message, t } from '@prayer-community/i18n/text';
import { memo } from 'react';
import { DataTable } from '../../../ui/data-table.ts';
import { VisuallyHidden } from '../../../ui/form/visually-hidden.tsx';
import type { StaffMember } from '../../../ui/team/use-staff-members.ts';
import { joinedDate } from './joined-date.ts';
import { MemberActions } from './member-actions.tsx';
import { PhoneLink } from './phone-link.tsx';
import { RoleChoice } from './role-choice.tsx';
import { StatusChoice } from './status-choice.tsx';

const COLUMNS = [
  message('Name'),
  message('Username'),
  message('Email'),
  message('Phone'),
  message('Role'),
  message('Status'),
  message('Joined'),
  message('Actions'),
];

const Table = styled(DataTable)({
  '& * + :is(th, td)': { paddingInlineStart: 8 },
  '& :is(th, td):not(:last-child)': { paddingInlineEnd: 8 },
  '& thead th': { whiteSpace: 'normal' },
  '& tbody th': { minWidth: '9em', fontWeight: 600, overflowWrap: 'anywhere' },
  '& .wraps': { overflowWrap: 'anywhere' },
  '& .email': { minWidth: '13em' },
  '& .stays': { whiteSpace: 'nowrap' },
});

interface MemberTableProps {
  members: readonly StaffMember[];
  ownUid: string;
}

/** One row per member. Memoized so that opening a dialog does not render it again. */
export const MemberTable = memo(function MemberTable({ members, ownUid }: MemberTableProps) {
  return (
    <Table>
      <VisuallyHidden as="caption">{t('Team members')}</VisuallyHidden>
      <thead>
        <tr>
          {COLUMNS.map((column) => (
            <th key={column.text} scope="col">
              {t(column)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {members.map((member) => (
          <tr key={member.id} tabIndex={-1} data-card={member.id}>
            <th scope="row">
              {member.id === ownUid ? t('{name} (you)', { name: fullName(member) }) : fullName(member)}
            </th>
            <td className="wraps">{member.username}</td>
            <td className="wraps email">{member.email || t('None')}</td>
            <td className="stays">
              <PhoneLink phone={member.phone} />
            </td>
            <td>
              <RoleChoice member={member} isOwn={member.id === ownUid} />
            </td>
            <td>
              <StatusChoice member={member} />
            </td>
            <td className="stays">{joinedDate(member.created_at)}</td>
            <td>
              <MemberActions member={member} isOwn={member.id === ownUid} />
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
});
