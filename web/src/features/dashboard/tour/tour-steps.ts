import { type Message, message } from '@prayer-community/i18n/text';

/** One step of the tour: what it says of a part of the screen. */
export interface TourStep {
  /** Selects the part; where several match, the first one that shows. */
  at: string;
  title: Message;
  words: Message;
}

/** At most five. A step whose part does not show is left out. */
export const TOUR_STEPS: readonly TourStep[] = [
  {
    at: '[data-tour="views"]',
    title: message('Your day in one place'),
    words: message('Today shows what waits for you. Each tab says how many requests it holds.'),
  },
  {
    at: '[data-list] [data-card]',
    title: message('One line, one request'),
    words: message('Open it to read, reply, write a note or mark it prayed for.'),
  },
  {
    at: '[data-tour="search"]',
    title: message('Find anything'),
    words: message('Search by a name, a word, an e-mail address or a phone number.'),
  },
  {
    at: '[data-tour="availability"]',
    title: message('Going away?'),
    words: message('Set the days you’re away, and leaders are asked before assigning you requests.'),
  },
  {
    at: '[data-tour="help"]',
    title: message('Help is always here'),
    words: message('The question mark explains the screen you’re on. You can take this tour again there.'),
  },
];

/** The part that a step points at, where it shows. */
export function partOf({ at }: TourStep): HTMLElement | null {
  const parts = [...document.querySelectorAll<HTMLElement>(at)];
  return parts.find((part) => part.getClientRects().length > 0) ?? null;
}
