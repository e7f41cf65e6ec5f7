import type { ImportField } from './import-columns.ts';
import { type GroupRow, groupRowSchema } from './import-rows.ts';
import { type CheckContext, type CheckedRow, RowReader } from './row-check.ts';

const FIELDS = new Map<string, ImportField>([
  ['name', 'group_name'],
  ['description', 'description'],
  ['topic', 'topic'],
  ['emails', 'member_emails'],
]);

/** Reads a group from a row. The row has all its members, or only one, as in exports of memberships. */
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

/** Merges two rows with the same group name. Keeps the first description and topic, and the addresses of both. */
export function mergedGroup(first: GroupRow, second: GroupRow): GroupRow {
  return {
    ...first,
    description: first.description ?? second.description,
    topic: first.topic ?? second.topic,
    emails: [...new Set([...first.emails, ...second.emails])],
  };
}
