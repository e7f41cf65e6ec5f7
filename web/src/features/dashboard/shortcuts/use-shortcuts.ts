import { type RefObject, useEffect } from 'react';

const FIELD = 'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable="true"]';
const OVERLAY = '[role="dialog"], [role="menu"], [role="listbox"]';

/**
 * Handles single-key shortcuts on the dashboard. `j` and `k` move between rows. A key named in a control's
 * `aria-keyshortcuts` presses that control, or focuses it if it is a text field.
 * @param list contains the rows, each with `data-card`
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

/** Returns the row below or above the focused row, or the open row if none has focus. Returns the first row if there is neither. */
function rowBeside(list: HTMLElement | null, key: 'j' | 'k'): HTMLElement | null {
  const rows = [...(list?.querySelectorAll<HTMLElement>('[data-card]') ?? [])];
  const from =
    rows.find((row) => row === document.activeElement) ??
    rows.find((row) => row.hasAttribute('aria-current'));
  return rows[from === undefined ? 0 : rows.indexOf(from) + (key === 'j' ? 1 : -1)] ?? null;
}
