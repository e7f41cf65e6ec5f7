import { describe, expect, it } from 'vitest';
import { COLLECTIONS } from '../collections.ts';
import {
  EXPORT_BUILT_WITHIN_MS,
  EXPORT_LIFETIME_MS,
  exportStatus,
  newChurchExport,
} from './church-export.ts';
import { type ExportTable, tableHeading, tableRow } from './export-table.ts';
import { EXPORT_TABLES } from './export-tables.ts';
import { EXPORTED, EXPORTED_KINDS, LEFT_OUT_KINDS } from './exported-kinds.ts';

const NOW = new Date('2026-11-24T18:30:00Z');
const after = (ms: number) => new Date(NOW.getTime() + ms);

describe('an export', () => {
  const started = newChurchExport('leader', NOW);

  it('fails if it is not built within an hour', () => {
    expect(exportStatus(started, after(EXPORT_BUILT_WITHIN_MS - 1))).toBe('building');
    expect(exportStatus(started, after(EXPORT_BUILT_WITHIN_MS))).toBe('failed');
  });

  it('is available for a day', () => {
    const built = { ...started, state: 'ready' as const, expires_at: after(EXPORT_LIFETIME_MS) };

    expect(exportStatus(built, after(EXPORT_LIFETIME_MS - 1))).toBe('ready');
    expect(exportStatus(built, after(EXPORT_LIFETIME_MS))).toBe('expired');
  });
});

describe('the contents of an archive', () => {
  it('are defined for every collection', () => {
    const named = Object.keys(EXPORTED).map((kind) => kind.split('/')[0]);

    expect(new Set(named)).toEqual(new Set(Object.values(COLLECTIONS)));
    expect(EXPORTED_KINDS.length + LEFT_OUT_KINDS.length).toBe(Object.keys(EXPORTED).length);
  });

  it('exclude sign-in challenges, rate limits, push subscriptions, deliveries and exports', () => {
    const leftOut = LEFT_OUT_KINDS.map(({ kind }) => kind);

    expect(leftOut).toEqual(
      expect.arrayContaining([
        'sign_in_challenges',
        'rate_limits',
        'push_subscriptions',
        'deliveries',
        'exports',
      ]),
    );
  });
});

describe('an export table', () => {
  it('has a unique name in the archive and no duplicate columns', () => {
    expect(new Set(EXPORT_TABLES.map(({ name }) => name)).size).toBe(EXPORT_TABLES.length);
    for (const table of EXPORT_TABLES) {
      const headings = tableHeading(table).trim().split(',');
      expect(new Set(headings).size).toBe(headings.length);
    }
  });

  it('writes instants in UTC, lists with semicolons, nested fields as columns, and null as empty', () => {
    const table = {
      name: 'any',
      rowsOf: 'accounts',
      says: 'One account that signs in',
      columns: {
        at: 'When it was sent',
        list: 'Categories',
        contact: { email: 'Email address', phone: 'Phone number' },
        hidden: null,
      },
    } satisfies ExportTable;

    expect(tableHeading(table)).toBe('at,list,contact.email,contact.phone\r\n');
    expect(
      tableRow(table, {
        at: NOW,
        list: ['healing', 'family'],
        contact: { email: 'ruth@example.org', phone: null },
        hidden: 'secret',
      }),
    ).toBe('2026-11-24T18:30:00.000Z,"healing; family",ruth@example.org,\r\n');
    expect(tableRow(table, { at: null, list: [], contact: null })).toBe(',,,\r\n');
  });

  it('escapes any text that a spreadsheet would read as a formula', () => {
    const table = {
      name: 'any',
      rowsOf: 'accounts',
      says: 'One account that signs in',
      columns: { text: 'Text' },
    } satisfies ExportTable;

    for (const text of ['=1+1', '+1', '-1', '@SUM(A1)', '\t1', '\r1', '＝1']) {
      expect(tableRow(table, { text }).replace(/^"/, '').startsWith("'")).toBe(true);
    }
  });
});
