import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkFile } from '../testing/check-file.ts';
import type { ImportField } from './import-columns.ts';
import type { ImportKind } from './import-kind.ts';
import { groupRowSchema, personRowSchema, requestRowSchema } from './import-rows.ts';
import type { CheckContext } from './row-check.ts';

const NOW = new Date('2026-11-24T18:00:00Z');

function contextOf(fields: readonly ImportField[], changes: Partial<CheckContext> = {}): CheckContext {
  const columns = Object.fromEntries(fields.map((field, index) => [field, index]));
  return { columns, dayOrder: 'month_first', now: NOW, language: 'en', ...changes };
}

const reasonsOf = (kind: ImportKind, fields: readonly ImportField[], records: string[][]) =>
  checkFile(kind, records, contextOf(fields)).badRows.map(
    ({ line, problems }) =>
      `${line}: ${problems.map(({ field, message }) => `${field} ${message}`).join(' ')}`,
  );

describe('a request file', () => {
  it('yields each row as it will be stored', () => {
    const fields = [
      'full_name',
      'email',
      'prayer_text',
      'received_on',
      'status',
      'urgency',
      'category',
    ] as const;
    const { rows, badRows } = checkFile(
      'requests',
      [
        [
          'Ruth Ann Meyer',
          'Ruth@Example.org',
          ' For my mother. ',
          '3/4/2026',
          'Answered',
          'TRUE',
          'Health & Healing',
        ],
      ],
      contextOf(fields),
    );

    expect(badRows).toEqual([]);
    expect(rows).toEqual([
      {
        line: 2,
        first_name: 'Ruth Ann',
        last_name: 'Meyer',
        email: 'Ruth@Example.org',
        phone: null,
        prayer_text: 'For my mother.',
        received_on: '2026-03-04',
        status: 'closed',
        urgency_level: 'high',
        category: 'healing',
        submission_type: 'prayer_team',
        language: 'en',
      },
    ]);
  });

  it('reports the row, the field and the reason for each problem', () => {
    expect(
      reasonsOf(
        'requests',
        ['prayer_text', 'email', 'received_on', 'status', 'confidential'],
        [
          ['For rain.', '', '', '', ''],
          ['', 'ruth@example.org', '', '', ''],
          ['For peace.', 'nobody', '2/30/2026', 'perhaps', 'maybe'],
          ['x'.repeat(501), '', '12/24/2026', '', ''],
          ['', '', '', '', ''],
          ['for  RAIN.', '', '', '', ''],
        ],
      ),
    ).toEqual([
      '3: prayer_text This is missing.',
      '4: received_on We can’t read this date. status We don’t recognize this value. confidential Please write yes or no. email This isn’t an email address.',
      '5: received_on This date is in the future. prayer_text This has more than 500 characters.',
      '7: null This is the same as row 2.',
    ]);
  });

  it('reads cells that a file of bad rows escaped against formulas', () => {
    const { rows, badRows } = checkFile(
      'requests',
      [["'-> for my mother\n'- for rain", "'+1 202 555 0123", "'Ruth"]],
      contextOf(['prayer_text', 'phone', 'full_name']),
    );

    expect(badRows).toEqual([]);
    expect(rows).toMatchObject([
      { prayer_text: '-> for my mother\n- for rain', phone: '+1 202 555 0123', first_name: "'Ruth" },
    ]);
  });

  it('makes a request confidential if it is marked confidential or not marked public', () => {
    const typeOf = (confidential: string, isPublic: string) =>
      checkFile(
        'requests',
        [['For rain.', confidential, isPublic]],
        contextOf(['prayer_text', 'confidential', 'public']),
      ).rows[0]?.submission_type;

    expect(typeOf('', '')).toBe('confidential');
    expect(typeOf('yes', 'yes')).toBe('confidential');
    expect(typeOf('', 'False')).toBe('confidential');
    expect(typeOf('no', 'True')).toBe('prayer_team');
  });

  it('opens every request to the prayer team if no column says which are confidential or public', () => {
    const { rows } = checkFile('requests', [['For rain.']], contextOf(['prayer_text']));

    expect(rows).toMatchObject([{ submission_type: 'prayer_team' }]);
  });
});

describe('a people file', () => {
  it('accepts each email address only once, ignoring case', () => {
    expect(
      reasonsOf(
        'people',
        ['first_name', 'last_name', 'email', 'phone'],
        [
          ['Ruth', 'Meyer', 'ruth@example.org', '202-555-0142'],
          ['Ruth', 'M.', 'RUTH@example.org', ''],
          ['Boaz', '', 'boaz@example.org', '12'],
          ['Naomi', 'Cohen', '', ''],
        ],
      ),
    ).toEqual([
      '3: null This is the same as row 2.',
      '4: phone This isn’t a phone number. last_name This is missing.',
      '5: email This is missing.',
    ]);
  });
});

describe('a group file', () => {
  it('combines all memberships of a group', () => {
    const { rows, badRows } = checkFile(
      'groups',
      [
        ['Morning Prayer', 'Ruth@example.org', ''],
        ['morning  prayer', 'boaz@example.org; ruth@example.org', 'Before work'],
        ['Morning Prayer', 'nobody', ''],
        ['Students', '', ''],
      ],
      contextOf(['group_name', 'member_emails', 'description']),
    );

    expect(rows).toEqual([
      {
        line: 2,
        name: 'Morning Prayer',
        description: 'Before work',
        topic: null,
        emails: ['ruth@example.org', 'boaz@example.org'],
      },
      { line: 5, name: 'Students', description: null, topic: null, emails: [] },
    ]);
    expect(badRows).toEqual([
      { line: 4, problems: [{ field: 'member_emails', message: 'This isn’t an email address.' }] },
    ]);
  });

  it('rejects more members than a circle allows', () => {
    const memberships = Array.from({ length: 101 }, (_, index) => ['Everybody', `m${index}@example.org`]);

    expect(reasonsOf('groups', ['group_name', 'member_emails'], memberships)).toEqual([
      '101: null This group has too many members for a prayer circle.',
      '102: null This group has too many members for a prayer circle.',
    ]);
  });
});

describe('any file', () => {
  const FIELDS = {
    requests: ['prayer_text', 'full_name', 'email', 'phone', 'received_on', 'status', 'urgency', 'language'],
    people: ['full_name', 'email', 'phone'],
    groups: ['group_name', 'member_emails', 'topic'],
  } as const;
  const SCHEMAS = { requests: requestRowSchema, people: personRowSchema, groups: groupRowSchema };
  const cell = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.constantFrom('', 'ruth@example.org', '3/4/2026', 'open', 'closed', 'yes', '=SUM(A1)', 'Ruth Meyer'),
  );

  it.each(['requests', 'people', 'groups'] as const)(
    'of %s yields rows that the function accepts, and accounts for all others',
    (kind) => {
      fc.assert(
        fc.property(
          fc.array(fc.array(cell, { minLength: 8, maxLength: 8 }), { maxLength: 20 }),
          (records) => {
            const { rows, badRows } = checkFile(kind, records, contextOf(FIELDS[kind]));

            for (const row of rows) {
              expect(SCHEMAS[kind].parse(row)).toEqual(row);
            }
            const blank = records.filter((cells) => cells.every((text) => text.trim() === '')).length;
            if (kind !== 'groups') {
              expect(rows.length + badRows.length + blank).toBe(records.length);
            }
            expect(badRows.every(({ problems }) => problems.length > 0)).toBe(true);
          },
        ),
      );
    },
  );
});
