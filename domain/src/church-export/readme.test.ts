import { EXPORT_README } from '@prayer-community/i18n/es/export-readme';
import { describe, expect, it } from 'vitest';
import { exportReadme, readmeLanguages } from './readme.ts';

const MANIFEST = {
  export_id: 'export',
  project: 'our-church',
  exported_at: '2026-11-24T18:30:00.000Z',
  lines: [{ path: 'accounts.jsonl', count: 1204, sha256: '' }],
};
const readmeIn = (language: 'en' | 'es') => exportReadme(language, MANIFEST, 'Grace Church').split('\r\n');

describe('the readme of an archive', () => {
  it('states the community and the time of the export', () => {
    expect(readmeIn('en')).toContain(
      'Everything that Grace Church had stored at 2026-11-24T18:30:00.000Z, in the project our-church.',
    );
    expect(readmeIn('en')).toContain(
      'accounts.jsonl  Every account (1,204), one JSON object per line. No passwords.',
    );
  });

  it('is the same in Spanish, line by line, with identical file and column names', () => {
    const english = readmeIn('en');
    const spanish = readmeIn('es');
    const nameOf = (line: string) => /^( {2})?\S+ {2}/.exec(line)?.[0] ?? '';

    expect(spanish).toHaveLength(english.length);
    expect(spanish.map(nameOf).join('\n').replace('contraseñas', 'passwords')).toBe(
      english.map(nameOf).join('\n'),
    );
    expect(spanish).toContain('  prayer_text  La petición de oración');
    expect(spanish).toContain('tables/notes.csv  Una nota del equipo en cada fila');
  });

  it('uses every text of its Spanish translation', () => {
    const readme = readmeIn('en').join('\n');
    const parts = Object.keys(EXPORT_README).flatMap((english) => english.split(/\{\w+\}/));

    expect(parts.filter((part) => !readme.includes(part))).toEqual([]);
  });

  it.each([
    ['an English site and a leader who reads English', false, ['en'], ['en']],
    ['a site offered in Spanish', true, ['en'], ['en', 'es']],
    ['a leader who reads Spanish', false, ['es'], ['en', 'es']],
    ['a leader who reads both languages', false, ['es', 'en'], ['en']],
  ] as const)('is in the right languages for %s', (_whom, in_spanish, languages, expected) => {
    expect(readmeLanguages({ in_spanish }, { languages: [...languages] })).toEqual(expected);
    expect(readmeLanguages({ in_spanish }, null)).toEqual(in_spanish ? ['en', 'es'] : ['en']);
  });
});
