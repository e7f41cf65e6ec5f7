import { text } from '@prayer-community/domain/texts/text';

/** One step of the tour: what it says of a part of the screen. */
export interface TourStep {
  /** Selects the part; where several match, the first one that shows. */
  at: string;
  title: string;
  words: string;
}

/** At most five. A step whose part does not show is left out. */
export const TOUR_STEPS: readonly TourStep[] = [
  {
    at: '[data-tour="views"]',
    title: text('Your day in one place'),
    words: text('Today shows what waits for you. Each tab says how many requests it holds.'),
  },
  {
    at: '[data-list] [data-card]',
    title: text('One line, one request'),
    words: text('Open it to read, reply, write a note or mark it prayed for.'),
  },
  {
    at: '[data-tour="search"]',
    title: text('Find anything'),
    words: text('Search by a name, a word, an e-mail address or a phone number.'),
  },
  {
    at: '[data-tour="availability"]',
    title: text('Going away?'),
    words: text('Set the days you’re away, and leaders are asked before assigning you requests.'),
  },
  {
    at: '[data-tour="help"]',
    title: text('Help is always here'),
    words: text('The question mark explains the screen you’re on. You can take this tour again there.'),
  },
];

/** The part that a step points at, where it shows. */
export function partOf({ at }: TourStep): HTMLElement | null {
  const parts = [...document.querySelectorAll<HTMLElement>(at)];
  return parts.find((part) => part.getClientRects().length > 0) ?? null;
}
