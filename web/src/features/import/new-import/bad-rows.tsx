import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { beginningOf } from '@prayer-community/domain/fields/beginning-of';
import type { BadRow } from '@prayer-community/domain/import/check-file';
import type { ImportField } from '@prayer-community/domain/import/import-columns';
import type { ColumnChoice } from '@prayer-community/domain/import/recognize-columns';
import { message, t } from '@prayer-community/i18n/text';
import { orUnreachable } from '../../../firebase/call-failure.ts';
import { DataTable } from '../../../ui/data-table.ts';
import { VisuallyHidden } from '../../../ui/form/visually-hidden.tsx';
import { QuietText } from '../../../ui/quiet-text.ts';
import { saveFile } from '../../../ui/save-file.ts';
import { toastCallFailure } from '../../../ui/toast/toast-call-failure.ts';
import { problemText } from '../file/problem-text.ts';
import type { CsvFile } from '../file/read-csv.ts';

/** Longer lists are easier to read in the downloaded file. */
const SHOWN_ROWS = 20;

interface BadRowsProps {
  file: CsvFile;
  columns: ColumnChoice;
  badRows: readonly BadRow[];
}

const VALUE_MAX_CHARS = 40;

const DOWNLOAD_FAILED = message('Failed to download the rows.');

const Value = styled('td')({ overflowWrap: 'anywhere' });

/** The rows that are left out and why. Shows the first rows here and offers all of them as a file. */
export function BadRows({ file, columns, badRows }: BadRowsProps) {
  async function download(): Promise<void> {
    try {
      const { badRowsCsv } = await orUnreachable(import('../file/bad-rows-csv.ts'));
      const name = t('problems in {file}', { file: file.name.replace(/\.\w+$/, '') });
      saveFile(`${name}.csv`, [badRowsCsv(file, badRows)], 'text/csv');
    } catch (error) {
      toastCallFailure(DOWNLOAD_FAILED, error);
    }
  }

  return (
    <>
      <DataTable>
        <caption>
          <VisuallyHidden>{t('Rows with a problem')}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <th scope="col">{t('Row')}</th>
            <th scope="col">{t('Problem')}</th>
            <th scope="col">{t('In the file')}</th>
          </tr>
        </thead>
        <tbody>
          {badRows.slice(0, SHOWN_ROWS).map(({ line, problems }) => (
            <tr key={line}>
              <th scope="row">{line}</th>
              <td>
                {problems.map((problem) => (
                  <div key={problemText(problem)}>{problemText(problem)}</div>
                ))}
              </td>
              <Value>{problems.map(({ field }) => writtenIn(file, columns, line, field)).join(' ')}</Value>
            </tr>
          ))}
        </tbody>
      </DataTable>
      {badRows.length > SHOWN_ROWS && (
        <QuietText>
          {t('Showing the first {shown} of {all}. Download the file to see them all.', {
            shown: SHOWN_ROWS,
            all: badRows.length,
          })}
        </QuietText>
      )}
      <div>
        <Button variant="outlined" onClick={() => void download()}>
          {t('Download Rows with Problems')}
        </Button>
      </div>
    </>
  );
}

function writtenIn(file: CsvFile, columns: ColumnChoice, line: number, field: ImportField | null): string {
  const column = field === null ? undefined : columns[field];
  const cell = column === undefined ? '' : (file.records[line - 2]?.[column] ?? '');
  return cell.length > VALUE_MAX_CHARS ? `${beginningOf(cell, VALUE_MAX_CHARS)}…` : cell;
}
