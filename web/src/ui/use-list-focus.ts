import { type RefObject, useEffect } from 'react';

/** A dialog opens from a card and goes back to it. */
const DIALOG = '[role="dialog"], [role="presentation"]';

/**
 * When what had the focus is gone, the focus stays near: with its card, else with the card that took its place, else
 * with the list. Nobody is thrown back to the top of the page because a colleague acted.
 * @param list holds cards with `data-card`, each focusable by script, as is the list itself
 */
export function useListFocus(list: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = list.current;
    if (element === null) {
      return;
    }
    let last: { id: string; index: number } | null = null;

    function note({ target }: FocusEvent): void {
      if (!(target instanceof Element) || target.closest(DIALOG) !== null) {
        return;
      }
      const card = target.closest<HTMLElement>('[data-card]');
      const index = card === null ? -1 : cardsOf(element).indexOf(card);
      last = card === null || index < 0 ? null : { id: card.dataset.card ?? '', index };
    }

    function restore(): void {
      if (last === null || document.activeElement !== document.body) {
        return;
      }
      const { id, index } = last;
      const cards = cardsOf(element);
      const card = cards.find((each) => each.dataset.card === id) ?? cards[Math.min(index, cards.length - 1)];
      (card ?? element)?.focus({ preventScroll: true });
    }

    document.addEventListener('focusin', note);
    const changes = new MutationObserver(restore);
    changes.observe(element, {
      childList: true,
      subtree: true,
      attributes: true,
      attributeFilter: ['disabled'],
    });
    // A card may leave while a dialog is open: the focus is lost once the dialog is gone and found nothing to give it back to.
    const closings = new MutationObserver(() => setTimeout(restore));
    closings.observe(document.body, { childList: true });
    return () => {
      closings.disconnect();
      document.removeEventListener('focusin', note);
      changes.disconnect();
    };
  }, [list]);
}

function cardsOf(list: HTMLElement | null): HTMLElement[] {
  return [...(list?.querySelectorAll<HTMLElement>('[data-card]') ?? [])];
}
