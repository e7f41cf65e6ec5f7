import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { t } from '@prayer-community/i18n/text';
import { useState } from 'react';
import { useOpenRequests } from '../../firebase/use-open-requests.ts';
import { useRetainedDocuments } from '../../firebase/use-retained-documents.ts';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { Panel } from '../../ui/panel.tsx';
import { useLostFocus } from '../../ui/use-lost-focus.ts';
import { RankingChart } from './charts/ranking-chart.tsx';
import { openByMember } from './figures/open-by-member.ts';
import { FigurePanel } from './panel/figure-panel.tsx';
import { useFirstMembers } from './queries/use-insights.ts';

/** Limits the profiles read so that the whole screen needs at most 60 document reads, whatever the team size. */
const FIRST_MEMBERS = 30;

const Column = styled('div')({ display: 'grid', gridTemplateRows: '1fr', gap: 8, justifyItems: 'stretch' });

export function MemberPanel({ today }: { today: string }) {
  const [isAllAsked, setIsAllAsked] = useState(false);
  // One more than is shown tells whether there are others.
  const members = useRetainedDocuments(useFirstMembers(isAllAsked ? null : FIRST_MEMBERS + 1));
  const open = useOpenRequests();
  const { isLoadingMore } = members;
  const column = useLostFocus<HTMLDivElement>(isLoadingMore);

  function retry(): void {
    members.retry();
    open.retry();
  }

  if (members.state === 'error' || open.state === 'error') {
    return (
      <Panel title={t('Open Requests by Member')}>
        <LoadFailure text={t('Failed to load open requests.')} onRetry={retry} />
      </Panel>
    );
  }
  if (members.state === 'loading' || open.state === 'loading') {
    return (
      <Panel title={t('Open Requests by Member')}>
        <p role="status">{t('Loading open requests…')}</p>
      </Panel>
    );
  }
  const isCut = members.documents.length > FIRST_MEMBERS && (isLoadingMore || !isAllAsked);
  const table = openByMember(
    open.state === 'absent' ? { members: {} } : open.document,
    isCut ? members.documents.slice(0, FIRST_MEMBERS) : members.documents,
    isCut ? t('Other members') : t('No longer on the team'),
  );
  return (
    <Column ref={column} role="group" tabIndex={-1} aria-label={table.title}>
      <FigurePanel
        table={table}
        note={t('Active requests assigned to each member right now.')}
        fileName={t('open-requests-{day}', { day: today })}
        emptyText={null}
      >
        <RankingChart rows={table.rows} />
      </FigurePanel>
      {isCut && (
        <Button aria-disabled={isLoadingMore} onClick={() => setIsAllAsked(true)}>
          {t('Show All Members')}
        </Button>
      )}
    </Column>
  );
}
