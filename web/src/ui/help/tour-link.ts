import { PATHS } from '../../config/paths.ts';

/** The history state key of an address that starts the tour of *Today*. */
const TOUR = 'starts-tour';

export const TOUR_LINK = { to: PATHS.dashboard, state: { [TOUR]: true } } as const;

export function startsTour(state: unknown): boolean {
  return typeof state === 'object' && state !== null && TOUR in state;
}
