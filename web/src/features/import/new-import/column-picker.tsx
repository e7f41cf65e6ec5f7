import { styled } from '@mui/material/styles';
import { beginningOf } from '@prayer-community/domain/fields/beginning-of';
import { FIELD_LABELS, FIELDS_OF, type ImportField } from '@prayer-community/domain/import/import-columns';
import type { ImportKind } from '@prayer-community/domain/import/import-kind';
import type { DayOrder } from '@prayer-community/domain/import/read-day';
import {
  type ColumnChoice,
  chooseColumn,
  missingFields,
} from '@prayer-community/domain/import/recognize-columns';
import { type Message, message, t } from '@prayer-community/i18n/text';
import { SelectField } from '../../../ui/form/select-field.tsx';
import type { CsvFile } from '../file/read-csv.ts';
import { PartTitle } from '../part-title.ts';

const SAMPLE_ROWS = 50;
const SAMPLE_MAX_CHARS = 60;

const Grid = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 16,
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'repeat(auto-fill, minmax(min(17rem, 100%), 1fr))' },
}));

const Sample = styled('p')(({ theme }) => ({
  margin: '6px 0 0',
  fontSize: '0.875rem',
  color: theme.vars?.palette.text.secondary,
  overflowWrap: 'anywhere',
}));

const Missing = styled('p')({ margin: 0, fontWeight: 600 });

const DAY_ORDER_OPTIONS: readonly { value: DayOrder; label: Message }[] = [
  { value: 'month_first', label: message('Month first: 12/31/2026') },
  { value: 'day_first', label: message('Day first: 31/12/2026') },
];

interface ColumnPickerProps {
  file: CsvFile;
  kind: ImportKind;
  columns: ColumnChoice;
  dayOrder: DayOrder;
  onColumns: (columns: ColumnChoice) => void;
  onDayOrder: (order: DayOrder) => void;
}

/** Shows which column holds which field. Columns are recognized automatically, and leaders can change them. */
export function ColumnPicker(props: ColumnPickerProps) {
  const { file, kind, columns, dayOrder, onColumns, onDayOrder } = props;
  const missing = missingFields(kind, columns);
  const options = [
    { value: '', label: t('Not in this file') },
    ...file.header.map((name, index) => ({
      value: String(index),
      label: name.trim() || t('Column {number}', { number: index + 1 }),
    })),
  ];

  function choose(field: ImportField, value: string): void {
    onColumns(chooseColumn(columns, field, value === '' ? null : Number(value)));
  }

  return (
    <>
      <PartTitle>{t('Columns')}</PartTitle>
      <div role="status">
        {missing.length > 0 && (
          <Missing>
            {t('Please choose the column for: {fields}', {
              fields: missing
                .map((fields) => fields.map((field) => t(FIELD_LABELS[field])).join(' / '))
                .join(', '),
            })}
          </Missing>
        )}
      </div>
      <Grid>
        {FIELDS_OF[kind].map((field) => (
          <div key={field}>
            <SelectField
              label={t(FIELD_LABELS[field])}
              value={columns[field] === undefined ? '' : String(columns[field])}
              options={options}
              onChoose={(value) => choose(field, value)}
            />
            <Sample>{sampleOf(file, columns[field])}</Sample>
          </div>
        ))}
        {columns.received_on !== undefined && (
          <SelectField
            label={t('Dates are written')}
            value={dayOrder}
            options={DAY_ORDER_OPTIONS}
            onChoose={onDayOrder}
          />
        )}
      </Grid>
    </>
  );
}

function sampleOf({ records }: CsvFile, column: number | undefined): string {
  if (column === undefined) {
    return '';
  }
  const value = records
    .slice(0, SAMPLE_ROWS)
    .map((cells) => cells[column]?.trim() ?? '')
    .find((cell) => cell !== '');
  if (value === undefined) {
    return '';
  }
  const shown = value.length > SAMPLE_MAX_CHARS ? `${beginningOf(value, SAMPLE_MAX_CHARS)}…` : value;
  return t('For example: {value}', { value: shown });
}
