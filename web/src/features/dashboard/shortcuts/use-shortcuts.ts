import { type RefObject, useEffect } from 'react';
import { activatedRow } from '../use-opened-row.ts';

const FIELD = 'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable="true"]';
/** The tour blocks nothing, so keys work beside it. */
const OVERLAY = '[role="dialog"]:not([data-tour-bubble]), [role="menu"], [role="listbox"]';

/**
 * Handles single-key shortcuts on the dashboard. `j` and `k` focus the next row, or open it if a request is open, so that
 * the other keys act on the request that is shown. If that request leaves the list, they continue from its place. A key
 * named in a control's `aria-keyshortcuts` presses that control, or focuses it if it is a text field.
 * @param list contains the rows, each with `data-card`. It may be hidden while a request is open.
 * @param opened see `useOpenedRow`
 */
export function useShortcuts(
  list: RefObject<HTMLElement | null>,
  opened: RefObject<HTMLElement | null>,
  isRequestOpen: boolean,
  areOn: boolean,
): void {
  useEffect(() => {
    const element = list.current;
    if (!areOn || element === null) {
      return;
    }
    let rowsAbove: readonly HTMLElement[] = [];

    function notePlace(): void {
      const rows = rowsOf(list.current);
      const open = isRequestOpen ? openRow(rows, opened) : undefined;
      if (open !== undefined) {
        rowsAbove = rows.slice(0, rows.indexOf(open));
      }
    }

    function press(event: KeyboardEvent): void {
      const { key, target } = event;
      const isTyping = target instanceof Element && target.closest(FIELD) !== null;
      const isOurs = !event.ctrlKey && !event.metaKey && !event.altKey && !event.defaultPrevented;
      if (!isOurs || isTyping || key.length !== 1 || document.querySelector(OVERLAY) !== null) {
        return;
      }
      if (key === 'j' || key === 'k') {
        const rows = rowsOf(list.current);
        const from = isRequestOpen ? openRow(rows, opened) : focusedRow(rows);
        const row = from === undefined ? rowBesidePlace(rows, rowsAbove, key) : rowBeside(rows, from, key);
        activate(row, event, !isRequestOpen);
      } else {
        const control = controlOf(key);
        activate(control, event, control?.matches(FIELD) === true);
      }
    }
    notePlace();
    const changes = new MutationObserver(notePlace);
    changes.observe(element, { childList: true, subtree: true, attributeFilter: ['aria-current'] });
    document.addEventListener('keydown', press);
    return () => {
      changes.disconnect();
      document.removeEventListener('keydown', press);
    };
  }, [list, opened, isRequestOpen, areOn]);
}

/** Focuses or clicks a control. Without one, the key is left to the browser. */
function activate(control: HTMLElement | null, event: KeyboardEvent, isFocusEnough: boolean): void {
  if (control === null) {
    return;
  }
  event.preventDefault();
  if (isFocusEnough) {
    control.focus();
  } else {
    control.click();
  }
}

function controlOf(key: string): HTMLElement | null {
  const controls = document.querySelectorAll<HTMLElement>(`[aria-keyshortcuts="${CSS.escape(key)}"]`);
  return (
    [...controls].find((control) => !control.matches(':disabled') && control.offsetParent !== null) ?? null
  );
}

function rowsOf(list: HTMLElement | null): HTMLElement[] {
  return [...(list?.querySelectorAll<HTMLElement>('[data-card]') ?? [])];
}

function openRow(
  rows: readonly HTMLElement[],
  opened: RefObject<HTMLElement | null>,
): HTMLElement | undefined {
  return activatedRow(
    rows.filter((row) => row.hasAttribute('aria-current')),
    opened,
  );
}

function focusedRow(rows: readonly HTMLElement[]): HTMLElement | undefined {
  return rows.find((row) => row === document.activeElement);
}

/** Returns the row below or above another. */
function rowBeside(rows: readonly HTMLElement[], other: HTMLElement, key: 'j' | 'k'): HTMLElement | null {
  return rows[rows.indexOf(other) + (key === 'j' ? 1 : -1)] ?? null;
}

/**
 * Returns the row below or above the place of a request that left the list.
 * @param rowsAbove the rows above that place. Without any, it is at the top.
 */
function rowBesidePlace(
  rows: readonly HTMLElement[],
  rowsAbove: readonly HTMLElement[],
  key: 'j' | 'k',
): HTMLElement | null {
  const above = rows.findLastIndex((row) => rowsAbove.includes(row));
  return rows[key === 'j' ? above + 1 : Math.max(above, 0)] ?? null;
}
