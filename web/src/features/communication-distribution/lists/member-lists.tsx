import { styled } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { DISTRIBUTION_GROUPS } from '@prayer-community/domain/distribution/distribution';
import { distributionRows } from '@prayer-community/domain/distribution/distribution-table';
import { t } from '@prayer-community/i18n/text';
import { startTransition, useId, useRef, useState } from 'react';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import type { StaffMember } from '../../../ui/team/use-staff-members.ts';
import { useConfirmation } from '../../../ui/use-confirmation.ts';
import { useListFocus } from '../../../ui/use-list-focus.ts';
import { useDistributionKnowledge } from '../distribution-context.ts';
import { EditListsDialog } from '../editing/edit-lists-dialog.tsx';
import { groupName } from '../list-names.ts';
import { ListCards } from './list-cards.tsx';
import { ListTable } from './list-table.tsx';

const Head = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: 16,
  marginBottom: 16,
  '& > *:last-child': { minWidth: 220 },
});

const Title = styled('h2')(({ theme }) => ({ ...theme.typography.h2, margin: 0 }));

const Note = styled('p')(({ theme }) => ({
  margin: '0 0 16px',
  fontSize: '0.9375rem',
  color: theme.vars?.palette.text.secondary,
}));

export function MemberLists() {
  const { groups, methods, memberships, members } = useDistributionKnowledge();
  const hasRoom = useMediaQuery((theme) => theme.breakpoints.up('lg'), { noSsr: true });
  const [group, setGroup] = useState<(typeof DISTRIBUTION_GROUPS)[number] | 'all'>('all');
  const [edited, setEdited] = useState<StaffMember | null>(null);
  const { confirmation, ask, close } = useConfirmation();
  const titleId = useId();
  const section = useRef<HTMLElement>(null);
  useListFocus(section);
  const rows = distributionRows(members, methods, memberships).filter(
    ({ groupId }) => group === 'all' || groupId === group,
  );
  const List = hasRoom ? ListTable : ListCards;
  return (
    <section ref={section} tabIndex={-1} aria-labelledby={titleId}>
      <Head>
        <Title id={titleId}>{t('Members and Lists')}</Title>
        <SelectField
          label={t('Group')}
          value={group}
          options={[
            { value: 'all', label: t('All groups') },
            ...DISTRIBUTION_GROUPS.map((id) => ({ value: id, label: groupName(groups, id) })),
          ]}
          onChoose={setGroup}
        />
      </Head>
      <Note>{t('Auto comes with the member’s role. Manual was added here.')}</Note>
      {rows.length === 0 ? (
        <p>{t('No members on this group’s lists yet.')}</p>
      ) : (
        <List rows={rows} onEdit={(member) => startTransition(() => setEdited(member))} onConfirm={ask} />
      )}
      {edited && <EditListsDialog key={edited.id} member={edited} onClose={() => setEdited(null)} />}
      <ConfirmDialog confirmation={confirmation} onClose={close} />
    </section>
  );
}
