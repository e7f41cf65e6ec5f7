import { useEffect, useState } from 'react';
import type { ConfidentialReaders } from '../../../firebase/settings/confidential-hints.ts';

/** Returns who may read confidential requests under leadership's settings. Loads once the visitor chooses confidential. */
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
