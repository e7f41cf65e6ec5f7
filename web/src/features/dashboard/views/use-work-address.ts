import { REQUEST_PARAMETER } from '@prayer-community/domain/prayer-request/request-link';
import { useMemo } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import * as z from 'zod';
import { type ReadAddress, readWorkAddress, SEARCH_PARAMETER } from './work-address.ts';

/** What the address of the dashboard asks for, and the ways to other addresses. */
export interface WorkAddress extends Omit<ReadAddress, 'isSearch'> {
  /** What was searched for; empty where nothing was. */
  search: string;
  /** Searches for something, or for nothing any more. */
  searchFor: (typed: string) => void;
  /** The address of what was listed before the search. */
  withoutSearch: { search: string };
  /** The address that opens a request beside what is listed. */
  addressOf: (requestId: string) => string;
  /** What a link to such an address carries, for the search to stay. */
  searchState: unknown;
  /** How a row of the list opens its request: in place of an open one, so that the way back leads to the list. */
  opening: { replace: boolean; state: unknown };
  /** Goes back to the list as it was. */
  close: () => void;
}

/**
 * Reads the view and the open request from the address, so that a reload, a link and the Back button know both. What was searched for
 * is in the state of the history, which the browser lists nowhere.
 */
export function useWorkAddress(): WorkAddress {
  const [parameters] = useSearchParams();
  const { state } = useLocation();
  const navigate = useNavigate();
  return useMemo(() => {
    const others = new URLSearchParams(parameters);
    others.delete(REQUEST_PARAMETER);
    const unsearched = new URLSearchParams(others);
    unsearched.delete(SEARCH_PARAMETER);
    const { view, openId, isSearch } = readWorkAddress(parameters);
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
        const address = new URLSearchParams(unsearched);
        if (typed !== '') {
          address.set(SEARCH_PARAMETER, '');
        }
        void navigate(
          { search: address.toString() },
          // The same search again is no step to go back over.
          { replace: typed === search, state: typed === '' ? null : { search: typed } },
        );
      },
      withoutSearch: { search: unsearched.toString() },
      addressOf: (requestId) => {
        const address = new URLSearchParams(others);
        address.set(REQUEST_PARAMETER, requestId);
        return `?${address}`;
      },
      close: () => {
        // What was opened from the list leads back to it; what a message led to has no list before it.
        if (entry.isOpenedHere) {
          void navigate(-1);
        } else {
          void navigate({ search: others.toString() }, { replace: true, state: searchState });
        }
      },
    };
  }, [parameters, state, navigate]);
}

/** What the history has of an address: the words of a search, and whether its request was opened from the list. */
const entrySchema = z
  .object({ search: z.string().optional(), isOpenedHere: z.literal(true).optional() })
  .catch({});
