import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import { styled } from '@mui/material/styles';
import { IMPORT_MAX_ROWS_OF } from '@prayer-community/domain/import/import-kind';
import type { ColumnChoice } from '@prayer-community/domain/import/recognize-columns';
import { counted, t } from '@prayer-community/i18n/text';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { useConfirmation } from '../../../ui/use-confirmation.ts';
import type { CsvFile } from '../file/read-csv.ts';
import { COUNTED_KINDS } from '../import-labels.ts';
import { PartTitle } from '../part-title.ts';
import { BadRows } from './bad-rows.tsx';
import { startConfirmation } from './start-confirmation.ts';
import type { AnyCheckedFile, RowCheck } from './use-checked-rows.ts';

const Summary = styled('p')({ margin: 0 });

interface CheckResultProps {
  file: CsvFile;
  columns: ColumnChoice;
  check: RowCheck;
  /** Null while the check runs. */
  onStart: (() => Promise<void>) | null;
}

export function CheckResult({ file, columns, check, onStart }: CheckResultProps) {
  const { confirmation, ask, close } = useConfirmation();
  const result = check.state === 'checked' ? check.result : null;
  return (
    <>
      {result && <PartTitle>{t('Check')}</PartTitle>}
      {/* Also there during the check, because screen readers announce only what changes in it. */}
      <div role="status">
        {check.state === 'checking' ? (
          <Progress checkedRows={check.checkedRows} allRows={file.records.length} />
        ) : (
          <Outcome result={check.result} />
        )}
      </div>
      {result && result.badRows.length > 0 && (
        <BadRows file={file} columns={columns} badRows={result.badRows} />
      )}
      {result && onStart && result.rows.length > 0 && !isTooMany(result) && (
        <div>
          <Button variant="contained" onClick={() => ask(startConfirmation(result, onStart))}>
            {t('Import {things}', { things: COUNTED_KINDS[result.kind](result.rows.length) })}
          </Button>
        </div>
      )}
      <ConfirmDialog confirmation={confirmation} onClose={close} />
    </>
  );
}

function Progress({ checkedRows, allRows }: { checkedRows: number; allRows: number }) {
  const percent = Math.round((100 * checkedRows) / allRows);
  return (
    <>
      <Summary>{counted(allRows, 'Checking {count} row…', 'Checking {count} rows…')}</Summary>
      <LinearProgress variant="determinate" value={percent} aria-label={t('Checking')} sx={{ mt: 1 }} />
    </>
  );
}

function Outcome({ result }: { result: AnyCheckedFile }) {
  const { kind, rows, badRows } = result;
  return (
    <>
      <Summary>{t('Ready to import: {things}.', { things: COUNTED_KINDS[kind](rows.length) })}</Summary>
      {badRows.length === 0 ? (
        <Summary>{t('Every row is fine.')}</Summary>
      ) : (
        <Summary>
          {counted(
            badRows.length,
            '{count} row has a problem and is left out.',
            '{count} rows have a problem and are left out.',
          )}
        </Summary>
      )}
      {isTooMany(result) && (
        <Summary role="alert">
          {t('That’s too many at once: at most {limit}. Please split the file.', {
            limit: IMPORT_MAX_ROWS_OF[kind],
          })}
        </Summary>
      )}
    </>
  );
}

function isTooMany({ kind, rows }: AnyCheckedFile): boolean {
  return rows.length > IMPORT_MAX_ROWS_OF[kind];
}
