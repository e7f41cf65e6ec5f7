import { t } from '@prayer-community/i18n/text';
import { CardList } from '../../ui/data-table.ts';
import { Panel } from '../../ui/panel.tsx';
import { shownName } from '../../ui/team/staff-names.ts';
import { useStaffMembers } from '../../ui/team/use-staff-members.ts';
import { PastExport } from './past-export.tsx';
import type { StoredExport } from './use-exports.ts';

export function PastExports({ exports, now }: { exports: readonly StoredExport[]; now: Date }) {
  const members = useStaffMembers();
  const team = members.state === 'ready' ? members.documents : null;
  return (
    <Panel title={t('Past Exports')}>
      {exports.length === 0 ? (
        <p>{t('Nothing has been exported yet.')}</p>
      ) : (
        <CardList>
          {exports.map((one) => (
            <PastExport
              key={one.id}
              stored={one}
              nameOf={(uid) => shownName(team, uid, t('A former member'))}
              now={now}
            />
          ))}
        </CardList>
      )}
    </Panel>
  );
}
