import { REQUEST_PARAMETER } from '@prayer-community/domain/prayer-request/request-link';
import { useMemo } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import * as z from 'zod';
import { type ReadAddress, readWorkAddress, SEARCH_PARAMETER } from './work-address.ts';

/** What the address of the dashboard asks for, and the ways to other addresses. */
export interface WorkAddress extends ReadAddress {
  /** Searches for something, or for nothing any more. */
  searchFor: (typed: string) => void;
  /** The address of what was listed before the search. */
  withoutSearch: { search: string };
  /** The address that opens a request beside what is listed. */
  addressOf: (requestId: string) => string;
  /** How a row of the list opens its request: in place of an open one, so that the way back leads to the list. */
  opening: { replace: boolean; state: unknown };
  /** Goes back to the list as it was. */
  close: () => void;
}

/** Reads the view and the open request from the address, so that a reload, a link and the Back button know both. */
export function useWorkAddress(): WorkAddress {
  const [parameters] = useSearchParams();
  const { state } = useLocation();
  const navigate = useNavigate();
  return useMemo(() => {
    const others = new URLSearchParams(parameters);
    others.delete(REQUEST_PARAMETER);
    const unsearched = new URLSearchParams(others);
    unsearched.delete(SEARCH_PARAMETER);
    const read = readWorkAddress(parameters);
    return {
      ...read,
      opening: read.openId === null ? { replace: false, state: OPENED_HERE } : { replace: true, state },
      searchFor: (typed) => {
        const address = new URLSearchParams(unsearched);
        if (typed !== '') {
          address.set(SEARCH_PARAMETER, typed);
        }
        void navigate({ search: address.toString() });
      },
      withoutSearch: { search: unsearched.toString() },
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
const OPENED_HERE = { isOpenedHere: true };

const wasOpenedHere = z.object({ isOpenedHere: z.literal(true) });
