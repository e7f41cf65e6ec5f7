import { useState } from 'react';
import { readStored, writeStored } from '../../../ui/stored-value.ts';

const KEY = 'prayer-community.shortcuts';

/** Returns whether single-key shortcuts are on, and a function to change that. Stored per device, on by default (WCAG 2.1.4). */
export function useShortcutChoice(): [boolean, (areOn: boolean) => void] {
  const [areOn, setAreOn] = useState(() => readStored(KEY) !== 'off');

  function choose(chosen: boolean): void {
    setAreOn(chosen);
    writeStored(KEY, chosen ? 'on' : 'off');
  }

  return [areOn, choose];
}
