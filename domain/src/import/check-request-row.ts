import { DAY_MS } from '../fields/durations.ts';
import { splitName } from '../fields/split-name.ts';
import { type RequestRow, requestRowSchema } from './import-rows.ts';
import { readDay } from './read-day.ts';
import { readCategory, readLanguage, readStatus, readUrgency, readYesNo } from './read-values.ts';
import { type CheckContext, type CheckedRow, ROW_PROBLEMS, RowReader } from './row-check.ts';

export function checkRequestRow(
  cells: readonly string[],
  line: number,
  { columns, dayOrder, now, language }: CheckContext,
): CheckedRow<RequestRow> {
  const reader = new RowReader(cells, columns);
  const name = splitName(reader.textOf('full_name'));
  const received = reader.textOf('received_on');
  const received_on = received === '' ? null : readDay(received, dayOrder, now);
  if (received !== '' && received_on === null) {
    reader.refuse('received_on', ROW_PROBLEMS.day);
  }
  // In some time zones it is already tomorrow.
  if (received_on !== null && new Date(received_on).getTime() > now.getTime() + DAY_MS) {
    reader.refuse('received_on', ROW_PROBLEMS.future);
  }
  const row = {
    line,
    first_name: reader.textOrNull('first_name') ?? name.first_name,
    last_name: reader.textOrNull('last_name') ?? name.last_name,
    email: reader.textOrNull('email'),
    phone: reader.textOrNull('phone'),
    prayer_text: reader.textOf('prayer_text'),
    received_on,
    status: reader.read('status', readStatus, ROW_PROBLEMS.unknown, 'new'),
    urgency_level: reader.read('urgency', readUrgency, ROW_PROBLEMS.unknown, 'low'),
    category: readCategory(reader.textOf('category')),
    submission_type: isConfidential(reader) ? 'confidential' : 'prayer_team',
    language:
      reader.textOf('language') === ''
        ? language
        : reader.read('language', readLanguage, ROW_PROBLEMS.unknown, language),
  };
  return reader.finish(line, requestRowSchema, row);
}

/** True if the row is marked as confidential, or not marked as public in a file that marks public rows. */
function isConfidential(reader: RowReader): boolean {
  const isMarked = reader.read('confidential', readYesNo, ROW_PROBLEMS.yesOrNo, true);
  const isPublic =
    !reader.hasColumn('public') || reader.read('public', readYesNo, ROW_PROBLEMS.yesOrNo, false);
  return isMarked || !isPublic;
}
