import { PATHS } from '../../config/paths.ts';

/** What the history keeps of an address that starts the tour of Today. */
const TOUR = 'starts-tour';

/** Leads to Today, and starts its tour. */
export const TOUR_LINK = { to: PATHS.dashboard, state: { [TOUR]: true } } as const;

/** Whether the state of an address starts the tour. */
export function startsTour(state: unknown): boolean {
  return typeof state === 'object' && state !== null && TOUR in state;
}
