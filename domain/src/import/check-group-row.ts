import type { ImportField } from './import-columns.ts';
import { type GroupRow, groupRowSchema } from './import-rows.ts';
import { type CheckContext, type CheckedRow, RowReader } from './row-check.ts';

const FIELDS = new Map<string, ImportField>([
  ['name', 'group_name'],
  ['description', 'description'],
  ['topic', 'topic'],
  ['emails', 'member_emails'],
]);

/** Reads a group from a row: with all its members, or one of them, as exports of memberships have it. */
export function checkGroupRow(
  cells: readonly string[],
  line: number,
  { columns }: CheckContext,
): CheckedRow<GroupRow> {
  const reader = new RowReader(cells, columns);
  const emails = reader
    .textOf('member_emails')
    .split(/[\s,;|]+/u)
    .filter(Boolean);
  const row = {
    line,
    name: reader.textOf('group_name'),
    description: reader.textOrNull('description'),
    topic: reader.textOrNull('topic'),
    emails: [...new Set(emails.map((email) => email.toLowerCase()))],
  };
  return reader.finish(line, groupRowSchema, row, (path) => FIELDS.get(path) ?? null);
}

/** The group of two rows of one name: its first words, and everybody's address. */
export function mergedGroup(first: GroupRow, second: GroupRow): GroupRow {
  return {
    ...first,
    description: first.description ?? second.description,
    topic: first.topic ?? second.topic,
    emails: [...new Set([...first.emails, ...second.emails])],
  };
}
