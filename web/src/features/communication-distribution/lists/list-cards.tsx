import { styled } from '@mui/material/styles';
import { fullName } from '@prayer-community/domain/staff/profile';
import { t } from '@prayer-community/i18n/text';
import { CardList, Facts } from '../../../ui/data-table.ts';
import { ROLE_LABELS } from '../../../ui/team/member-labels.ts';
import { useDistributionKnowledge } from '../distribution-context.ts';
import { groupName } from '../list-names.ts';
import { rowKey } from './list-row.ts';
import type { ListProps } from './list-table.tsx';
import { RowAction } from './row-action.tsx';
import { AssignmentBadge, TypeBadge } from './row-badges.tsx';

const Head = styled('div')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 12,
});

const Name = styled('h3')(({ theme }) => ({
  ...theme.typography.h2,
  margin: 0,
  fontSize: '1.25rem',
  overflowWrap: 'anywhere',
}));

/** One card per member and group. Replaces the table on narrow screens. */
export function ListCards({ rows, onEdit, onConfirm }: ListProps) {
  const { groups } = useDistributionKnowledge();
  return (
    <CardList aria-label={t('Members and lists')}>
      {rows.map((row) => (
        <li key={rowKey(row)} tabIndex={-1} data-card={rowKey(row)}>
          <Head>
            <Name>{fullName(row.member)}</Name>
            <RowAction row={row} onEdit={onEdit} onConfirm={onConfirm} />
          </Head>
          <Facts>
            <dt>{t('Email')}</dt>
            <dd>{row.member.email || t('None')}</dd>
            <dt>{t('Role')}</dt>
            <dd>{t(ROLE_LABELS[row.member.role])}</dd>
            <dt>{t('Distribution')}</dt>
            <dd>{row.groupId === null ? t('None') : groupName(groups, row.groupId)}</dd>
            <dt>{t('Type')}</dt>
            <dd>
              <TypeBadge row={row} />
            </dd>
            <dt>{t('Assignment')}</dt>
            <dd>
              <AssignmentBadge row={row} />
            </dd>
          </Facts>
        </li>
      ))}
    </CardList>
  );
}
