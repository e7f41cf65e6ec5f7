import { ARCHIVE_PATHS, documentsEntry, type Manifest, tableEntry } from './archive-format.ts';
import { tableColumns } from './export-table.ts';
import { EXPORT_TABLES } from './export-tables.ts';
import { EXPORTED_FILE_FOLDERS, LEFT_OUT_KINDS } from './exported-kinds.ts';

/** `README.txt`: what each file of an archive is, and what each column of its tables says. */
export function exportReadme({ project, exported_at, lines }: Omit<Manifest, 'format'>): string {
  const countOf = (path: string) => lines.find((one) => one.path === path)?.count ?? 0;
  return [
    'EXPORT',
    `Everything that ${project} held at ${exported_at}.`,
    'It holds personal and confidential information. Keep it where only leaders can open it.',
    '',
    'FILES',
    `${tableEntry('*')}  Tables for a spreadsheet, explained below.`,
    `${documentsEntry('*')}  Every document as it is stored, one JSON object a line: its path and its data.`,
    `${ARCHIVE_PATHS.accounts}  Every account (${countOf(ARCHIVE_PATHS.accounts)}), one JSON object a line. No passwords.`,
    `${ARCHIVE_PATHS.fileList}  Every file (${countOf(ARCHIVE_PATHS.fileList)}) with its type, size and SHA-256, one JSON object a line.`,
    `files/  The files themselves: ${EXPORTED_FILE_FOLDERS.join(', ')}.`,
    `${ARCHIVE_PATHS.manifest}  How many lines each file has, and its SHA-256.`,
    '',
    'DOCUMENTS',
    ...lines.filter(({ path }) => path.startsWith('data/')).map(({ path, count }) => `${path}  ${count}`),
    '',
    'TYPES IN data/',
    'Texts, numbers, true, false, null, lists and objects are JSON. The rest is an object with one key:',
    '{"$instant": "2026-11-24T18:30:00.123456789Z"}  an instant in UTC',
    '{"$reference": "profiles/abc"}  the path of another document',
    '{"$bytes": "aGk="}  bytes, base64',
    '{"$place": [52.5, 13.4]}  latitude and longitude',
    '{"$number": "NaN"}  NaN, Infinity, -Infinity or -0',
    '{"$object": {…}}  an object with a key that begins with $',
    '',
    'TABLES',
    'Instants are in UTC. Lists have semicolons between their items. A text that a spreadsheet would take for a formula',
    'has an apostrophe before it: a phone number that begins with +, for instance.',
    ...EXPORT_TABLES.flatMap((table) => [
      '',
      `${tableEntry(table.name)}  ${table.says} in each row`,
      ...tableColumns(table).map(({ heading, says }) => `  ${heading}  ${says}`),
    ]),
    '',
    'LEFT OUT',
    ...LEFT_OUT_KINDS.map(({ kind, reason }) => `${kind}  ${reason}`),
    'passwords  Everyone of the staff chooses a new one by "Forgot your password?".',
    '',
    'BRINGING IT INTO AN EMPTY PROJECT',
    'npm run import-archive -- --project ID FILE',
    '',
  ].join('\r\n');
}
