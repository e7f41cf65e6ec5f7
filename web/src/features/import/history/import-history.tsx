import { styled } from '@mui/material/styles';
import { t } from '@prayer-community/i18n/text';
import { useRef } from 'react';
import { useLiveQuery } from '../../../firebase/use-live-query.ts';
import { CardList } from '../../../ui/data-table.ts';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { useStaffMembers } from '../../../ui/team/use-staff-members.ts';
import { useListFocus } from '../../../ui/use-list-focus.ts';
import { ImportEntry } from './import-entry.tsx';
import { loadLatestImports } from './load-latest-imports.ts';

const Area = styled('div')({ outline: 'none' });

export function ImportHistory({ uid }: { uid: string }) {
  const imports = useLiveQuery(loadLatestImports);
  const members = useStaffMembers();
  const area = useRef<HTMLDivElement>(null);
  useListFocus(area);
  return (
    <Area ref={area} tabIndex={-1}>
      <Panel title={t('Imports')}>
        {imports.state === 'loading' && <p role="status">{t('Loading imports…')}</p>}
        {imports.state === 'error' && (
          <LoadFailure text={t('Failed to load imports.')} onRetry={imports.retry} />
        )}
        {imports.state === 'ready' && imports.documents.length === 0 && (
          <p>{t('Nothing has been imported yet.')}</p>
        )}
        {imports.state === 'ready' && imports.documents.length > 0 && (
          <CardList>
            {imports.documents.map((stored) => (
              <ImportEntry
                key={stored.id}
                stored={stored}
                uid={uid}
                leader={
                  members.state === 'ready'
                    ? members.documents.find(({ id }) => id === stored.started_by)
                    : undefined
                }
              />
            ))}
          </CardList>
        )}
      </Panel>
    </Area>
  );
}
