import { useEffect, useState } from 'react';
import type { ConfidentialReaders } from '../../../firebase/settings/confidential-hints.ts';

/** Who may read a confidential request as leadership chose, once a visitor wants to make one. */
export function useConfidentialReaders(isWanted: boolean): ConfidentialReaders {
  const [readers, setReaders] = useState<ConfidentialReaders>('unknown');
  useEffect(() => {
    if (!isWanted || readers !== 'unknown') {
      return;
    }
    let isShown = true;
    void readConfidentialReaders().then((read) => isShown && setReaders(read));
    return () => {
      isShown = false;
    };
  }, [isWanted, readers]);
  return readers;
}

async function readConfidentialReaders(): Promise<ConfidentialReaders> {
  try {
    const { readSettings } = await import('../../../firebase/settings/read-settings.ts');
    return (await readSettings('privacy')).confidential_visible_to;
  } catch (error) {
    console.warn('Who may read a confidential request is not known', error);
    return 'unknown';
  }
}
