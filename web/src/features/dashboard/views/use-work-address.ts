import { REQUEST_PARAMETER } from '@prayer-community/domain/prayer-request/request-link';
import { WORK_VIEWS, type WorkView } from '@prayer-community/domain/prayer-request/work-view';
import { useMemo } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import * as z from 'zod';

/** An id as a link may carry it: one segment of a path. */
const REQUEST_ID = /^[\w-]{1,128}$/;

const SEARCH_PARAMETER = 'q';

const viewSchema = z.enum(WORK_VIEWS).catch('today');

/** What the address of the dashboard asks for. */
export interface WorkAddress {
  view: WorkView;
  /** The request that is open; null where none is. */
  openId: string | null;
  /** What was searched for; empty where nothing was. */
  search: string;
  /** Searches for something, or for nothing any more. */
  searchFor: (typed: string) => void;
  /** The address of what was listed before the search. */
  withoutSearch: { search: string };
  /** The address that opens a request beside what is listed. */
  addressOf: (requestId: string) => string;
  /** Goes back to the list as it was. */
  close: () => void;
}

/** Reads the view and the open request from the address, so that a reload, a link and the Back button know both. */
export function useWorkAddress(): WorkAddress {
  const [parameters] = useSearchParams();
  const { state } = useLocation();
  const navigate = useNavigate();
  return useMemo(() => {
    const named = parameters.get(REQUEST_PARAMETER) ?? '';
    const others = new URLSearchParams(parameters);
    others.delete(REQUEST_PARAMETER);
    const unsearched = new URLSearchParams(others);
    unsearched.delete(SEARCH_PARAMETER);
    return {
      search: parameters.get(SEARCH_PARAMETER) ?? '',
      searchFor: (typed) => {
        const address = new URLSearchParams(unsearched);
        if (typed !== '') {
          address.set(SEARCH_PARAMETER, typed);
        }
        void navigate({ search: address.toString() });
      },
      withoutSearch: { search: unsearched.toString() },
      view: viewSchema.parse(parameters.get('view')),
      openId: REQUEST_ID.test(named) ? named : null,
      addressOf: (requestId) => {
        const address = new URLSearchParams(others);
        address.set(REQUEST_PARAMETER, requestId);
        return `?${address}`;
      },
      close: () => {
        // What was opened from the list leads back to it; what a message led to has no list before it.
        if (wasOpenedHere.safeParse(state).success) {
          void navigate(-1);
        } else {
          void navigate({ search: others.toString() }, { replace: true });
        }
      },
    };
  }, [parameters, state, navigate]);
}

/** What the history keeps of a request that was opened from the list. */
export const OPENED_HERE = { isOpenedHere: true };

const wasOpenedHere = z.object({ isOpenedHere: z.literal(true) });
