import { styled } from '@mui/material/styles';
import { groupCounts } from '@prayer-community/domain/distribution-table';
import { counted, said, text } from '@prayer-community/domain/texts/text';
import { Panel } from '../../../ui/panel.tsx';
import { useDistributionKnowledge } from '../distribution-context.ts';
import { methodsInOrder } from '../list-names.ts';
import type { Group } from '../use-distribution.ts';
import { MethodRow } from './method-row.tsx';

const Description = styled('p')(({ theme }) => ({ margin: 0, color: theme.vars?.palette.text.secondary }));

const Address = styled('p')(({ theme }) => ({
  margin: '-12px 0 0',
  overflowWrap: 'anywhere',
  fontWeight: 600,
  '&[data-missing]': { fontWeight: 'inherit', color: theme.vars?.palette.text.secondary },
}));

const Total = styled('p')({ margin: 0, '& strong': { fontSize: '1.5rem', marginInlineEnd: 6 } });

const Ways = styled('ul')(({ theme }) => ({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': { borderTop: `1px solid ${theme.vars?.palette.divider}` },
}));

/** A group: what it is for, and how many are told in which way. */
export function GroupCard({ group }: { group: Group }) {
  const { groups, members, methods, memberships } = useDistributionKnowledge();
  const counts = groupCounts(group.id, members, methods, memberships);
  const own = methodsInOrder(groups, methods).filter(({ group_id }) => group_id === group.id);
  return (
    <Panel title={said(group.name)}>
      <Address data-missing={group.email_address === null ? '' : undefined}>
        {group.email_address ?? text('No e-mail address')}
      </Address>
      <Description>{said(group.description)}</Description>
      <Total>
        <strong>{counts.total}</strong>
        {counted(counts.total, 'member in total', 'members in total')}
      </Total>
      <Ways>
        {own.map((method) => (
          <li key={method.id}>
            <MethodRow group={group} method={method} count={counts[method.method_type]} />
          </li>
        ))}
      </Ways>
    </Panel>
  );
}
