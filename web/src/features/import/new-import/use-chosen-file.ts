import { t } from '@prayer-community/i18n/text';
import { useRef, useState } from 'react';
import type { CsvFile } from '../file/read-csv.ts';

/** The chosen file. `version` distinguishes one choice from another. */
export type ChosenFile =
  | { state: 'none' }
  | { state: 'reading' }
  | { state: 'unreadable'; message: string }
  | { state: 'read'; file: CsvFile; version: number };

export function useChosenFile() {
  const [chosen, setChosen] = useState<ChosenFile>({ state: 'none' });
  const latestVersion = useRef(0);

  async function read(file: File): Promise<void> {
    latestVersion.current += 1;
    const version = latestVersion.current;
    setChosen({ state: 'reading' });
    const outcome = await outcomeOf(file, version);
    // Another file may have been chosen while this one was read.
    if (version === latestVersion.current) {
      setChosen(outcome);
    }
  }

  return { chosen, read };
}

async function outcomeOf(file: File, version: number): Promise<ChosenFile> {
  try {
    const { readCsv, UnreadableFileError } = await import('../file/read-csv.ts');
    try {
      return { state: 'read', file: await readCsv(file), version };
    } catch (error) {
      if (!(error instanceof UnreadableFileError)) {
        throw error;
      }
      return { state: 'unreadable', message: error.message };
    }
  } catch (error) {
    console.error('A file could not be read', error);
    return { state: 'unreadable', message: t('We couldn’t read this file. Please choose it again.') };
  }
}
