import { splitName } from '../fields/split-name.ts';
import { isPhoneOrBlank } from '../staff/staff-phone.ts';
import { type PersonRow, personRowSchema } from './import-rows.ts';
import { type CheckContext, type CheckedRow, ROW_PROBLEMS, RowReader } from './row-check.ts';

export function checkPersonRow(
  cells: readonly string[],
  line: number,
  { columns }: CheckContext,
): CheckedRow<PersonRow> {
  const reader = new RowReader(cells, columns);
  const name = splitName(reader.textOf('full_name'));
  const email = reader.textOf('email');
  if (email === '') {
    reader.refuse('email', ROW_PROBLEMS.missing);
  }
  if (!isPhoneOrBlank(reader.textOf('phone'))) {
    reader.refuse('phone', ROW_PROBLEMS.phone);
  }
  const row = {
    line,
    first_name: reader.textOrNull('first_name') ?? name.first_name,
    last_name: reader.textOrNull('last_name') ?? name.last_name,
    email,
    phone: reader.textOrNull('phone'),
  };
  return reader.finish(line, personRowSchema, row);
}
