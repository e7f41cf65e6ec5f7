import { readableConditions } from '@prayer-community/domain/prayer-request/request-filter';
import type { RequestVisibility } from '@prayer-community/domain/prayer-request/request-visibility';

/** The most requests that one search reads. */
const SEARCH_LIMIT = 24;

/** Returns the most requests that a search reads from each list. */
export function searchLimit(visibility: RequestVisibility): number {
  return Math.floor(SEARCH_LIMIT / readableConditions(visibility).length);
}
