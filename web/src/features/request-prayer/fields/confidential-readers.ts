import type { PrivacySettings } from '@prayer-community/domain/settings';
import { text } from '@prayer-community/domain/texts/text';
import { useEffect, useState } from 'react';

type Readers = PrivacySettings['confidential_visible_to'] | 'unknown';

/** Who may read a confidential request; what is said of unknown readers holds under either setting. */
export const CONFIDENTIAL_HINTS: Record<Readers, string> = {
  leadership: text('Only our leadership can read a confidential request.'),
  team: text(
    'Everyone on the prayer team can read a confidential request until it is closed. Only our leadership is assigned it.',
  ),
  unknown: text(
    'Only our leadership is assigned a confidential request. Others on the prayer team may be able to read it.',
  ),
};

/** Who may read a confidential request as leadership chose, once a visitor wants to make one. */
export function useConfidentialReaders(isWanted: boolean): Readers {
  const [readers, setReaders] = useState<Readers>('unknown');
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

async function readConfidentialReaders(): Promise<Readers> {
  try {
    const { readSettings } = await import('../../../settings/read-settings.ts');
    return (await readSettings('privacy')).confidential_visible_to;
  } catch (error) {
    console.warn('Who may read a confidential request is not known', error);
    return 'unknown';
  }
}
