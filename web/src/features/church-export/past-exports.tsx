import { fullName } from '@prayer-community/domain/staff/profile';
import { t } from '@prayer-community/i18n/text';
import { CardList } from '../../ui/data-table.ts';
import { Panel } from '../../ui/panel.tsx';
import { useStaffMembers } from '../../ui/team/use-staff-members.ts';
import { PastExport } from './past-export.tsx';
import type { StoredExport } from './use-exports.ts';

export function PastExports({ exports, now }: { exports: readonly StoredExport[]; now: Date }) {
  const members = useStaffMembers();
  const names = new Map(
    members.state === 'ready' ? members.documents.map((member) => [member.id, fullName(member)]) : [],
  );
  const nameOf = (uid: string) => names.get(uid) ?? (members.state === 'ready' ? t('A former member') : '…');
  return (
    <Panel title={t('Past Exports')}>
      {exports.length === 0 ? (
        <p>{t('Nothing has been exported yet.')}</p>
      ) : (
        <CardList>
          {exports.map((one) => (
            <PastExport key={one.id} stored={one} nameOf={nameOf} now={now} />
          ))}
        </CardList>
      )}
    </Panel>
  );
}
