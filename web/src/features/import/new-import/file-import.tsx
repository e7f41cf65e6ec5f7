import type { ImportKind } from '@prayer-community/domain/import/import-kind';
import { detectDayOrder } from '@prayer-community/domain/import/read-day';
import {
  type ColumnChoice,
  missingFields,
  recognizeColumns,
} from '@prayer-community/domain/import/recognize-columns';
import type { CheckContext } from '@prayer-community/domain/import/row-check';
import { spokenLanguage } from '@prayer-community/domain/texts/text';
import { useEffect, useMemo, useState } from 'react';
import { useSettings } from '../../../firebase/settings/use-settings.ts';
import type { CsvFile } from '../file/read-csv.ts';
import { CheckResult } from './check-result.tsx';
import { ColumnPicker } from './column-picker.tsx';
import { RunView } from './run-view.tsx';
import { useCheckedRows } from './use-checked-rows.ts';
import { useImportRun } from './use-import-run.ts';

interface FileImportProps {
  file: CsvFile;
  kind: ImportKind;
  onRunning: (isRunning: boolean) => void;
}

/** The columns of a file, what is wrong with its rows, and its import. */
export function FileImport({ file, kind, onRunning }: FileImportProps) {
  const privacy = useSettings('privacy');
  const [now] = useState(() => new Date());
  const [columns, setColumns] = useState<ColumnChoice>(() => recognizeColumns(kind, file.header));
  const [chosenOrder, setChosenOrder] = useState<CheckContext['dayOrder'] | null>(null);
  const { run, start } = useImportRun();
  const dateColumn = columns.received_on;
  const detectedOrder = useMemo(
    () =>
      detectDayOrder(dateColumn === undefined ? [] : file.records.map((cells) => cells[dateColumn] ?? '')),
    [file, dateColumn],
  );
  const dayOrder = chosenOrder ?? detectedOrder;
  const retentionDays = privacy.state === 'ready' ? privacy.settings.retention_days : null;
  const context = useMemo<CheckContext | null>(
    () =>
      retentionDays === null || missingFields(kind, columns).length > 0
        ? null
        : { columns, dayOrder, now, language: spokenLanguage(), retentionDays },
    [kind, columns, dayOrder, now, retentionDays],
  );
  const check = useCheckedRows(file, kind, context);
  const isRunning = run.state === 'running';
  useEffect(() => {
    onRunning(isRunning);
    return () => onRunning(false);
  }, [isRunning, onRunning]);

  if (run.state !== 'idle' && check?.state === 'checked') {
    return (
      <RunView run={run} checked={check.result} onContinue={() => void start(file.name, check.result)} />
    );
  }
  return (
    <>
      <ColumnPicker
        file={file}
        kind={kind}
        columns={columns}
        dayOrder={dayOrder}
        onColumns={setColumns}
        onDayOrder={setChosenOrder}
      />
      {check && (
        <CheckResult
          file={file}
          columns={columns}
          check={check}
          onStart={check.state === 'checked' ? () => start(file.name, check.result) : null}
        />
      )}
    </>
  );
}
