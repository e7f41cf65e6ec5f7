import { t } from '@prayer-community/i18n/text';
import { useState } from 'react';
import type { CsvFile } from '../file/read-csv.ts';

/** The chosen file. `version` distinguishes one choice from another. */
export type ChosenFile =
  | { state: 'none' }
  | { state: 'reading' }
  | { state: 'unreadable'; message: string }
  | { state: 'read'; file: CsvFile; version: number };

export function useChosenFile() {
  const [chosen, setChosen] = useState<ChosenFile>({ state: 'none' });

  async function read(file: File): Promise<void> {
    setChosen({ state: 'reading' });
    try {
      const { readCsv, UnreadableFileError } = await import('../file/read-csv.ts');
      try {
        const csv = await readCsv(file);
        setChosen({ state: 'read', file: csv, version: Date.now() });
      } catch (error) {
        if (!(error instanceof UnreadableFileError)) {
          throw error;
        }
        setChosen({ state: 'unreadable', message: error.message });
      }
    } catch (error) {
      console.error('A file could not be read', error);
      setChosen({
        state: 'unreadable',
        message: t('We couldn’t read this file. Please choose it again.'),
      });
    }
  }

  return { chosen, read };
}
