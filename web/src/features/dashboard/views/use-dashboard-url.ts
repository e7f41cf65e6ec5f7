import { REQUEST_PARAMETER } from '@prayer-community/domain/prayer-request/request-link';
import { useMemo, useRef } from 'react';
import { type Location, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import * as z from 'zod';
import { type ReadUrl, readDashboardUrl, SEARCH_PARAMETER } from './dashboard-url.ts';

export interface DashboardUrl extends Omit<ReadUrl, 'isSearch'> {
  /** The search text. Empty if there is no search. */
  search: string;
  /** Searches for a text. An empty text ends the search. */
  searchFor: (typed: string) => void;
  /** The URL of the list without the search. */
  withoutSearch: { search: string };
  /** Returns the URL that opens a request beside the list. */
  urlOf: (requestId: string) => string;
  /** The history state that a link to this URL carries to preserve the search. */
  searchState: unknown;
  /** How a row opens its request. Replaces an open request in the history, so Back leads to the list. */
  opening: { replace: boolean; state: unknown };
  /** Returns to the list as it was. */
  close: () => void;
}

/**
 * Reads the view and the open request from the URL, so a reload, a link and the Back button preserve both. The search
 * text is in the history state, which the browser does not show anywhere.
 */
export function useDashboardUrl(): DashboardUrl {
  const [parameters] = useSearchParams();
  const location = useLocation();
  const navigate = useNavigate();
  const closedAt = useRef<Location>(null);
  return useMemo(() => {
    const { state } = location;
    const others = new URLSearchParams(parameters);
    others.delete(REQUEST_PARAMETER);
    const unsearched = new URLSearchParams(others);
    unsearched.delete(SEARCH_PARAMETER);
    const { view, openId, isSearch } = readDashboardUrl(parameters);
    const entry = entrySchema.parse(state);
    const search = isSearch ? (entry.search ?? '') : '';
    const searchState = search === '' ? null : { search };
    return {
      view,
      openId,
      search,
      searchState,
      opening:
        openId === null
          ? { replace: false, state: { ...searchState, isOpenedHere: true } }
          : { replace: true, state },
      searchFor: (typed) => {
        const url = new URLSearchParams(unsearched);
        if (typed !== '') {
          url.set(SEARCH_PARAMETER, '');
        }
        void navigate(
          { search: url.toString() },
          // Repeating the same search adds no history entry.
          { replace: typed === search, state: typed === '' ? null : { search: typed } },
        );
      },
      withoutSearch: { search: unsearched.toString() },
      urlOf: (requestId) => {
        const url = new URLSearchParams(others);
        url.set(REQUEST_PARAMETER, requestId);
        return `?${url}`;
      },
      close: () => {
        // A second press before the list is shown would go back once more.
        if (closedAt.current === location) {
          return;
        }
        closedAt.current = location;
        // A request opened from the list leads back to it. One opened from a message has no list before it in the
        // history.
        if (entry.isOpenedHere) {
          void navigate(-1);
        } else {
          void navigate({ search: others.toString() }, { replace: true, state: searchState });
        }
      },
    };
  }, [parameters, location, navigate]);
}

/** The history state of a URL: the search text, and whether the request was opened from the list. */
const entrySchema = z
  .object({ search: z.string().optional(), isOpenedHere: z.literal(true).optional() })
  .catch({});
