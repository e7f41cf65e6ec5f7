import { useState } from 'react';

const KEY = 'prayer-community.shortcuts';

/** Whether single keys act on the dashboard: a choice of this device, on unless it was turned off (WCAG 2.1.4). */
export function useShortcutChoice(): [boolean, (areOn: boolean) => void] {
  const [areOn, setAreOn] = useState(readChoice);

  function choose(chosen: boolean): void {
    setAreOn(chosen);
    try {
      localStorage.setItem(KEY, chosen ? 'on' : 'off');
    } catch (error) {
      console.warn('The choice of shortcuts is not kept: the browser refuses its storage.', error);
    }
  }

  return [areOn, choose];
}

function readChoice(): boolean {
  try {
    return localStorage.getItem(KEY) !== 'off';
  } catch {
    // Refused storage: as it is for everybody.
    return true;
  }
}
