import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { fullName, type Profile } from '@prayer-community/domain/staff/profile';
import { t } from '@prayer-community/i18n/text';
import { startTransition, useState } from 'react';
import type { LiveQuery } from '../../../firebase/use-live-query.ts';
import { Badge } from '../../../ui/badge/badge.tsx';
import { lazyDialog } from '../../../ui/lazy-dialog.tsx';
import { RetryButton } from '../../../ui/retry-button.tsx';
import { AVAILABILITY_LABELS, ROLE_LABELS } from '../../../ui/team/member-labels.ts';
import { awayText } from '../availability/away-text.ts';
import { FAILURE_TEXTS } from '../dashboard-toasts.ts';
import { SideCard } from './side-card.tsx';

const AddMemberDialog = lazyDialog(
  async () => (await import('../../../ui/team/add-member-dialog.tsx')).AddMemberDialog,
);

const List = styled('ul')(({ theme }) => ({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& li': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '2px 12px',
    paddingBlock: 10,
  },
  '& li + li': { borderTop: `1px solid ${theme.vars?.palette.divider}` },
}));

const Name = styled('p')({ margin: 0, fontWeight: 600 });

const Role = styled('p')(({ theme }) => ({
  margin: 0,
  fontSize: '0.875rem',
  color: theme.vars?.palette.text.secondary,
}));

interface TeamCardProps {
  team: LiveQuery<Profile<Date>>;
  onShown: (isShown: boolean) => void;
}

export function TeamCard({ team, onShown }: TeamCardProps) {
  const [isAdding, setIsAdding] = useState(false);
  return (
    <SideCard heading={t('Team Members')} startsOpen={false} onShown={onShown}>
      {team.state === 'loading' && <p role="status">{t('Loading team members…')}</p>}
      {team.state === 'error' && (
        <p>
          {t(FAILURE_TEXTS.loadTeam)} <RetryButton look="text" onRetry={team.retry} />
        </p>
      )}
      {team.state === 'ready' && (
        <List>
          {team.documents.map((member) => (
            <li key={member.id}>
              <div>
                <Name>{fullName(member)}</Name>
                <Role>{t(ROLE_LABELS[member.role])}</Role>
              </div>
              {member.status === 'available' ? (
                <Badge tone="green">{t(AVAILABILITY_LABELS.available)}</Badge>
              ) : (
                <Badge tone="grey">{awayText(member)}</Badge>
              )}
            </li>
          ))}
        </List>
      )}
      <Button variant="outlined" onClick={() => startTransition(() => setIsAdding(true))} sx={{ mt: 1.5 }}>
        {t('Add Team Member')}
      </Button>
      {isAdding && <AddMemberDialog onClose={() => setIsAdding(false)} />}
    </SideCard>
  );
}
