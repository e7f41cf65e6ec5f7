import { styled } from '@mui/material/styles';
import { fullName } from '@prayer-community/domain/staff/profile';
import { t } from '@prayer-community/i18n/text';
import { memo } from 'react';
import { CardList, Facts } from '../../../ui/data-table.ts';
import type { StaffMember } from '../../../ui/team/use-staff-members.ts';
import { joinedDate } from './joined-date.ts';
import { MemberActions } from './member-actions.tsx';
import { PhoneLink } from './phone-link.tsx';
import { RoleChoice } from './role-choice.tsx';
import { StatusChoice } from './status-choice.tsx';

const Head = styled('div')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 12,
  '& > *:last-child': { flex: 'none' },
});

const Name = styled('h2')(({ theme }) => ({
  ...theme.typography.h2,
  margin: 0,
  fontSize: '1.25rem',
  overflowWrap: 'anywhere',
}));

interface MemberCardsProps {
  members: readonly StaffMember[];
  ownUid: string;
}

/** One card per member. Replaces the table on narrow screens. Memoized so that opening a dialog does not render it again. */
export const MemberCards = memo(function MemberCards({ members, ownUid }: MemberCardsProps) {
  return (
    <CardList aria-label={t('Team members')}>
      {members.map((member) => (
        <li key={member.id} tabIndex={-1} data-card={member.id}>
          <Head>
            <Name>
              {member.id === ownUid ? t('{name} (you)', { name: fullName(member) }) : fullName(member)}
            </Name>
            <MemberActions member={member} isOwn={member.id === ownUid} />
          </Head>
          <Facts>
            <dt>{t('Username')}</dt>
            <dd>{member.username}</dd>
            <dt>{t('Email')}</dt>
            <dd>{member.email || t('None')}</dd>
            <dt>{t('Phone')}</dt>
            <dd>
              <PhoneLink phone={member.phone} />
            </dd>
            <dt>{t('Joined')}</dt>
            <dd>{joinedDate(member.created_at)}</dd>
            <dt>{t('Role')}</dt>
            <dd>
              <RoleChoice member={member} isOwn={member.id === ownUid} />
            </dd>
            <dt>{t('Status')}</dt>
            <dd>
              <StatusChoice member={member} />
            </dd>
          </Facts>
        </li>
      ))}
    </CardList>
  );
});
