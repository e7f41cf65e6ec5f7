import { IMPORT_KINDS, type ImportKind } from '@prayer-community/domain/import/import-kind';
import { importToContinue } from '@prayer-community/domain/import/stored-import';
import { t } from '@prayer-community/i18n/text';
import { useState } from 'react';
import { useLiveQuery } from '../../../firebase/use-live-query.ts';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { useIdentity } from '../../../ui/identity/identity.ts';
import { Panel } from '../../../ui/panel.tsx';
import { loadLatestImports } from '../history/load-latest-imports.ts';
import { KIND_LABELS, KIND_NOTES } from '../import-labels.ts';
import { FileChoice } from './file-choice.tsx';
import { FileImport } from './file-import.tsx';
import { useChosenFile } from './use-chosen-file.ts';

const KINDS = IMPORT_KINDS.map((kind) => ({ value: kind, label: KIND_LABELS[kind] }));

export function NewImport({ uid }: { uid: string }) {
  const [kind, setKind] = useState<ImportKind>('requests');
  const [isRunning, setIsRunning] = useState(false);
  const { chosen, read } = useChosenFile();
  const imports = useLiveQuery(loadLatestImports);
  const hasCircles = useIdentity()?.screens.prayer_circles !== false;
  return (
    <Panel title={t('New import')}>
      <SelectField
        label={t('What do you want to import?')}
        value={kind}
        options={KINDS.filter(({ value }) => value !== 'groups' || hasCircles)}
        onChoose={setKind}
        disabled={isRunning}
        hint={t(KIND_NOTES[kind])}
      />
      <FileChoice chosen={chosen} onChoose={(file) => void read(file)} disabled={isRunning} />
      {chosen.state === 'read' && imports.state !== 'loading' && (
        <FileImport
          key={`${chosen.version} ${kind}`}
          file={chosen.file}
          kind={kind}
          earlierReading={
            imports.state === 'ready'
              ? importToContinue(
                  imports.documents,
                  { kind, fileFingerprint: chosen.file.fingerprint },
                  uid,
                  new Date(),
                )
              : null
          }
          onRunning={setIsRunning}
        />
      )}
    </Panel>
  );
}
