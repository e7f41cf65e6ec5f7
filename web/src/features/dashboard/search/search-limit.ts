import { readableConditions } from '@prayer-community/domain/prayer-request/request-filter';
import type { RequestVisibility } from '@prayer-community/domain/prayer-request/request-visibility';

/** Most requests that one search reads. */
const SEARCH_LIMIT = 24;

/** Most requests of each list that a search reads. */
export function searchLimit(visibility: RequestVisibility): number {
  return Math.floor(SEARCH_LIMIT / readableConditions(visibility).length);
}
