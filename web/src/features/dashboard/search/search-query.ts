import type { RequestVisibility } from '@prayer-community/domain/prayer-request/request-visibility';
import { limit, orderBy, type Query, query, where } from 'firebase/firestore';
import { readableLists } from '../requests/request-query.ts';
import { searchLimit } from './search-limit.ts';

/** Returns queries for the newest requests with a term, one for each list that the rules allow. */
export function searchQueries(term: string, visibility: RequestVisibility): Query[] {
  return readableLists(visibility).map((list) =>
    query(
      list,
      where('search_terms', 'array-contains', term),
      orderBy('created_at', 'desc'),
      limit(searchLimit(visibility)),
    ),
  );
}
