import { type RefObject, useEffect } from 'react';

/** A dialog opens from a card and returns the focus to it. */
const DIALOG = '[role="dialog"], [role="presentation"]';

/**
 * If the focused element disappears, the focus moves nearby: to its card, otherwise to the card that took its place,
 * otherwise to the list. A colleague's change must not send the user back to the top of the page. A button that shows
 * more leads to the first new card.
 * @param list contains cards with `data-card`, and perhaps a button with `data-more` after them. The cards and the list
 * are focusable by script.
 */
export function useListFocus(list: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = list.current;
    if (element === null) {
      return;
    }
    let last: { id: string | undefined; index: number } | null = null;
    let pressed: { button: Element; lastCard: HTMLElement | undefined } | null = null;

    function note(): void {
      const focused = document.activeElement;
      if (focused !== pressed?.button) {
        pressed = null;
      }
      if (focused === null || focused === document.body || focused.closest(DIALOG) !== null) {
        return;
      }
      const cards = cardsOf(element);
      if (focused.matches('[data-more]') && element?.contains(focused)) {
        last = { id: undefined, index: cardsBefore(focused).length };
        return;
      }
      const card = focused.closest<HTMLElement>('[data-card]');
      const index = card === null ? -1 : cards.indexOf(card);
      last = card === null || index < 0 ? null : { id: card.dataset.card, index };
    }

    function notePress({ target }: MouseEvent): void {
      const button = target instanceof Element ? target.closest('[data-more]') : null;
      if (button !== null) {
        pressed = { button, lastCard: cardsBefore(button).at(-1) };
      }
    }

    function focusFirstNew(): void {
      if (pressed === null || document.activeElement !== pressed.button) {
        return;
      }
      const { button, lastCard } = pressed;
      if (lastCard?.isConnected === false) {
        pressed = null;
        return;
      }
      const cards = cardsBefore(button);
      const firstNew = cards[lastCard === undefined ? 0 : cards.indexOf(lastCard) + 1];
      if (firstNew !== undefined) {
        pressed = null;
        firstNew.focus({ preventScroll: true });
      }
    }

    function cardsBefore(button: Element): HTMLElement[] {
      return cardsOf(element).filter(
        (card) => card.compareDocumentPosition(button) & Node.DOCUMENT_POSITION_FOLLOWING,
      );
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
    element.addEventListener('click', notePress);
    const changes = new MutationObserver(() => {
      focusFirstNew();
      // A change also moves the focused element among the cards.
      note();
      restore();
    });
    changes.observe(element, {
      childList: true,
      subtree: true,
      attributes: true,
      attributeFilter: ['disabled'],
    });
    // A card may disappear while a dialog is open. The focus is lost once the dialog has closed and found nothing to
    // return it to.
    const closings = new MutationObserver(() => setTimeout(restore));
    closings.observe(document.body, { childList: true });
    return () => {
      closings.disconnect();
      document.removeEventListener('focusin', note);
      element.removeEventListener('click', notePress);
      changes.disconnect();
    };
  }, [list]);
}

function cardsOf(list: HTMLElement | null): HTMLElement[] {
  return [...(list?.querySelectorAll<HTMLElement>('[data-card]') ?? [])];
}
