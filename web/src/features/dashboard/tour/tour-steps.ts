import { type Message, message } from '@prayer-community/i18n/text';

export interface TourStep {
  /** A selector for the part. If several elements match, the first visible one is used. */
  at: string;
  title: Message;
  text: Message;
}

/** At most five steps. A step is left out if its part is not visible. */
export const TOUR_STEPS: readonly TourStep[] = [
  {
    at: '[data-tour="views"]',
    title: message('Your day in one place'),
    text: message('Today shows what’s waiting for you. Each tab shows its number of requests.'),
  },
  {
    at: '[data-list] [data-card]',
    title: message('One line, one request'),
    text: message('Open it to read, reply, write a note or mark it prayed for.'),
  },
  {
    at: '[data-tour="search"]',
    title: message('Find anything'),
    text: message('Search by a name, a word, an email address or a phone number.'),
  },
  {
    at: '[data-tour="availability"]',
    title: message('Going away?'),
    text: message('Set the days you’re away, and leaders are asked before assigning you requests.'),
  },
  {
    at: '[data-tour="help"]',
    title: message('Help is always here'),
    text: message('The question mark explains the screen you’re on. You can take this tour again there.'),
  },
];

/** Returns the part that a step points at. Null if it is not visible. */
export function partOf({ at }: TourStep): HTMLElement | null {
  const parts = [...document.querySelectorAll<HTMLElement>(at)];
  return parts.find((part) => part.getClientRects().length > 0) ?? null;
}
