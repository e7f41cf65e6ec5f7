import type { ValuesOf } from '@prayer-community/i18n/catalog';
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '@prayer-community/i18n/language';
import { readmeText } from '@prayer-community/i18n/readme-text';
import type { ReadmeText } from '@prayer-community/i18n/texts';
import type { SiteSettings } from '../settings/settings.ts';
import { mailLanguageOf, type Profile } from '../staff/profile.ts';
import { ARCHIVE_PATHS, documentsEntry, type Manifest, tableEntry } from './archive-format.ts';
import { tableColumns } from './export-table.ts';
import { EXPORT_TABLES } from './export-tables.ts';
import { EXPORTED_FILE_FOLDERS, LEFT_OUT_KINDS } from './exported-kinds.ts';

/** Returns the languages of the readme: English, the languages of the site, and the language of the exporting leader. */
export function readmeLanguages(
  { in_spanish }: Pick<SiteSettings, 'in_spanish'>,
  leader: Pick<Profile<unknown>, 'languages'> | null,
): Language[] {
  const read = [DEFAULT_LANGUAGE, ...(in_spanish ? ['es'] : []), ...(leader ? [mailLanguageOf(leader)] : [])];
  return LANGUAGES.filter((language) => read.includes(language));
}

/** Returns the readme of an archive, which explains each file and each column of its tables. */
export function exportReadme(
  language: Language,
  { project, exported_at, lines }: Omit<Manifest, 'format'>,
  community: string,
): string {
  const countOf = (path: string) => lines.find((one) => one.path === path)?.count ?? 0;
  const say = <English extends ReadmeText>(english: English, ...values: ValuesOf<English>) =>
    readmeText(language, english, ...values);
  return [
    say('EXPORT'),
    say('Everything that {community} had stored at {moment}, in the project {project}.', {
      community,
      moment: exported_at,
      project,
    }),
    say('It holds personal and confidential information. Keep it where only leaders can open it.'),
    '',
    say('FILES'),
    `${tableEntry('*')}  ${say('Tables for a spreadsheet, explained below.')}`,
    `${documentsEntry('*')}  ${say('Every document as it is stored, one JSON object per line: its path and its data.')}`,
    `${ARCHIVE_PATHS.accounts}  ${say('Every account ({count}), one JSON object per line. No passwords.', {
      count: countOf(ARCHIVE_PATHS.accounts),
    })}`,
    `${ARCHIVE_PATHS.fileList}  ${say(
      'Every file ({count}) with its type, size and SHA-256, one JSON object per line.',
      { count: countOf(ARCHIVE_PATHS.fileList) },
    )}`,
    `files/  ${say('The files themselves: {folders}.', { folders: EXPORTED_FILE_FOLDERS.join(', ') })}`,
    `${ARCHIVE_PATHS.manifest}  ${say('How many lines each file has, and its SHA-256.')}`,
    '',
    say('DOCUMENTS'),
    ...lines.filter(({ path }) => path.startsWith('data/')).map(({ path, count }) => `${path}  ${count}`),
    '',
    say('TYPES IN {folder}', { folder: 'data/' }),
    say('Texts, numbers, true, false, null, lists and objects are JSON. The rest is an object with one key:'),
    `{"$instant": "2026-11-24T18:30:00.123456789Z"}  ${say('a date and time in UTC')}`,
    `{"$reference": "profiles/abc"}  ${say('the path of another document')}`,
    `{"$bytes": "aGk="}  ${say('bytes, base64')}`,
    `{"$place": [52.5, 13.4]}  ${say('latitude and longitude')}`,
    `{"$number": "NaN"}  ${say('NaN, Infinity, -Infinity or -0')}`,
    `{"$object": {…}}  ${say('an object with a key that begins with $')}`,
    '',
    say('TABLES'),
    say('Dates and times are in UTC. Lists have semicolons between their items.'),
    say(
      'Text that a spreadsheet would take for a formula has an apostrophe before it: a phone number that begins with +, for instance.',
    ),
    ...EXPORT_TABLES.flatMap((table) => [
      '',
      `${tableEntry(table.name)}  ${say('{thing} in each row', { thing: readmeText(language, table.says) })}`,
      ...tableColumns(table).map(({ heading, says }) => `  ${heading}  ${readmeText(language, says)}`),
    ]),
    '',
    say('LEFT OUT'),
    ...LEFT_OUT_KINDS.map(({ kind, reason }) => `${kind}  ${readmeText(language, reason)}`),
    `${say('passwords')}  ${say('Each staff member chooses a new one with "Forgot your password?".')}`,
    '',
    say('IMPORTING INTO AN EMPTY PROJECT'),
    'npm run import-archive -- --project ID FILE',
    '',
  ].join('\r\n');
}
