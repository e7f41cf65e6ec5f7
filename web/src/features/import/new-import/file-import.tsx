import type { ImportKind } from '@prayer-community/domain/import/import-kind';
import { type DayOrder, detectDayOrder } from '@prayer-community/domain/import/read-day';
import {
  type ColumnChoice,
  missingFields,
  recognizeColumns,
} from '@prayer-community/domain/import/recognize-columns';
import type { CheckContext } from '@prayer-community/domain/import/row-check';
import type { EarlierReading } from '@prayer-community/domain/import/stored-import';
import { activeLanguage, t } from '@prayer-community/i18n/text';
import { useEffect, useMemo, useState } from 'react';
import { isDayFirst } from '../../../ui/language/date-order.ts';
import type { CsvFile } from '../file/read-csv.ts';
import { CheckResult } from './check-result.tsx';
import { ColumnPicker } from './column-picker.tsx';
import { RunView } from './run-view.tsx';
import { type AnyCheckedFile, useCheckedRows } from './use-checked-rows.ts';
import { useImportRun } from './use-import-run.ts';

interface FileImportProps {
  file: CsvFile;
  kind: ImportKind;
  /** How this file's interrupted import read it. Null if there is none. */
  earlierReading: EarlierReading | null;
  onRunning: (isRunning: boolean) => void;
}

export function FileImport({ file, kind, earlierReading, onRunning }: FileImportProps) {
  const [now] = useState(() => new Date());
  // Captured once, because a running import would itself look like one to continue.
  const [earlier] = useState(earlierReading);
  const [language] = useState(() => earlier?.language ?? activeLanguage());
  const [columns, setColumns] = useState<ColumnChoice>(
    () => earlier?.mapping.columns ?? recognizeColumns(kind, file.header),
  );
  const [usualOrder] = useState<DayOrder>(() => (isDayFirst() ? 'day_first' : 'month_first'));
  const [chosenOrder, setChosenOrder] = useState<DayOrder | null>(earlier?.mapping.day_order ?? null);
  const { run, start } = useImportRun();
  const dateColumn = columns.received_on;
  const detectedOrder = useMemo(
    () =>
      detectDayOrder(
        dateColumn === undefined ? [] : file.records.map((cells) => cells[dateColumn] ?? ''),
        usualOrder,
      ),
    [file, dateColumn, usualOrder],
  );
  const dayOrder = chosenOrder ?? detectedOrder;
  const context = useMemo<CheckContext | null>(
    () => (missingFields(kind, columns).length > 0 ? null : { columns, dayOrder, now, language }),
    [kind, columns, dayOrder, now, language],
  );
  const check = useCheckedRows(file, kind, context);
  function begin(checked: AnyCheckedFile): Promise<void> {
    const mapping = { file_fingerprint: file.fingerprint, columns, day_order: dayOrder };
    return start({ name: file.name, mapping, language }, checked);
  }
  const isRunning = run.state === 'running';
  useEffect(() => {
    onRunning(isRunning);
    return () => onRunning(false);
  }, [isRunning, onRunning]);

  if (run.state !== 'idle' && check?.state === 'checked') {
    return <RunView run={run} checked={check.result} onContinue={() => void begin(check.result)} />;
  }
  return (
    <>
      {earlier && <p>{t('This import was interrupted. Your column choices were kept.')}</p>}
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
          onStart={check.state === 'checked' ? () => begin(check.result) : null}
        />
      )}
    </>
  );
}
