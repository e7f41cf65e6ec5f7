import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { groupCounts } from '@prayer-community/domain/distribution/distribution-table';
import { counted, t } from '@prayer-community/i18n/text';
import { startTransition, useState } from 'react';
import { lazyDialog } from '../../../ui/lazy-dialog.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { useDistributionKnowledge } from '../distribution-context.ts';
import { methodsInOrder } from '../list-names.ts';
import type { Group } from '../use-distribution.ts';
import { MethodRow } from './method-row.tsx';

const EditGroupDialog = lazyDialog(async () => (await import('./edit-group-dialog.tsx')).EditGroupDialog);

const Description = styled('p')(({ theme }) => ({ margin: 0, color: theme.vars?.palette.text.secondary }));

const Address = styled('p')(({ theme }) => ({
  margin: '-12px 0 0',
  overflowWrap: 'anywhere',
  fontWeight: 600,
  '&[data-missing]': { fontWeight: 'inherit', color: theme.vars?.palette.text.secondary },
}));

const Total = styled('p')({ margin: 0, '& strong': { fontSize: '1.5rem', marginInlineEnd: 6 } });

const MethodList = styled('ul')(({ theme }) => ({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': { borderTop: `1px solid ${theme.vars?.palette.divider}` },
}));

export function GroupCard({ group }: { group: Group }) {
  const { groups, members, methods, memberships } = useDistributionKnowledge();
  const counts = groupCounts(group.id, members, methods, memberships);
  const [isEditing, setIsEditing] = useState(false);
  const own = methodsInOrder(groups, methods).filter(({ group_id }) => group_id === group.id);
  return (
    <Panel title={group.name}>
      <Address data-missing={group.email_address === null ? '' : undefined}>
        {group.email_address ?? t('No email address')}
      </Address>
      <Description>{group.description}</Description>
      <Button
        variant="outlined"
        sx={{ justifySelf: 'start' }}
        aria-label={t('Edit Details: {group}', { group: group.name })}
        onClick={() => startTransition(() => setIsEditing(true))}
      >
        {t('Edit Details')}
      </Button>
      <Total>
        <strong>{counts.total}</strong>
        {counted(counts.total, 'member in total', 'members in total')}
      </Total>
      <MethodList>
        {own.map((method) => (
          <li key={method.id}>
            <MethodRow group={group} method={method} count={counts[method.method_type]} />
          </li>
        ))}
      </MethodList>
      {isEditing && <EditGroupDialog group={group} onClose={() => setIsEditing(false)} />}
    </Panel>
  );
}
