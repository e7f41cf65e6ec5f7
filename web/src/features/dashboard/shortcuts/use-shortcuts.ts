import { type RefObject, useEffect } from 'react';

const FIELD = 'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable="true"]';
const OVERLAY = '[role="dialog"], [role="menu"], [role="listbox"]';

/**
 * Single keys for what is on the dashboard: `j` and `k` go from row to row, and a key that a control names as its
 * `aria-keyshortcuts` presses that control, or takes the focus there where something is typed.
 * @param list holds the rows, each with `data-card`
 */
export function useShortcuts(list: RefObject<HTMLElement | null>, areOn: boolean): void {
  useEffect(() => {
    if (!areOn) {
      return;
    }
    function press(event: KeyboardEvent): void {
      const { key, target } = event;
      const isTyping = target instanceof Element && target.closest(FIELD) !== null;
      const isOurs = !event.ctrlKey && !event.metaKey && !event.altKey && !event.defaultPrevented;
      if (!isOurs || isTyping || key.length !== 1 || document.querySelector(OVERLAY) !== null) {
        return;
      }
      const control = key === 'j' || key === 'k' ? rowBeside(list.current, key) : controlOf(key);
      if (control === null) {
        return;
      }
      event.preventDefault();
      if (control.matches(FIELD) || control.matches('[data-card]')) {
        control.focus();
      } else {
        control.click();
      }
    }
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [list, areOn]);
}

function controlOf(key: string): HTMLElement | null {
  const controls = document.querySelectorAll<HTMLElement>(`[aria-keyshortcuts="${CSS.escape(key)}"]`);
  return (
    [...controls].find((control) => !control.matches(':disabled') && control.offsetParent !== null) ?? null
  );
}

/** The row below or above the one with the focus, else the one that is open; the first where there is neither. */
function rowBeside(list: HTMLElement | null, key: 'j' | 'k'): HTMLElement | null {
  const rows = [...(list?.querySelectorAll<HTMLElement>('[data-card]') ?? [])];
  const from =
    rows.find((row) => row === document.activeElement) ??
    rows.find((row) => row.hasAttribute('aria-current'));
  return rows[from === undefined ? 0 : rows.indexOf(from) + (key === 'j' ? 1 : -1)] ?? null;
}
