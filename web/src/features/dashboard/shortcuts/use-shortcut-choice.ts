import { useState } from 'react';

const KEY = 'prayer-community.shortcuts';

/** Returns whether single-key shortcuts are on, and a function to change that. Stored per device, on by default (WCAG 2.1.4). */
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
    // If the browser refuses storage, use the default.
    return true;
  }
}
