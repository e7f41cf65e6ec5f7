import { refusalText } from '@prayer-community/domain/refusal';
import type {
  RequesterStatus,
  StatusRefusal,
  StatusResponse,
} from '@prayer-community/domain/status-page/status-page';
import { useCallback, useEffect, useRef, useState } from 'react';
import { failureText } from '../../firebase/call-failure.ts';
import { callFunction } from '../../firebase/call-function.ts';

/** Returning to the page within this time does not reload it. */
const FRESH_FOR_MS = 20_000;

export interface OwnStatus {
  /** The last known status. Null before the first response. */
  status: RequesterStatus | null;
  /** When the status was last seen. Stays if it is no longer shown. */
  seenAt: Date | null;
  /** Why the server does not show the request. Null otherwise. */
  refusal: StatusRefusal | null;
  /** Why the last load failed. Null otherwise. */
  failure: string | null;
  isLoading: boolean;
  /** True while a refresh that the requester did not ask for has nothing new to announce. */
  isSilent: boolean;
  reload: () => void;
  /** Applies the server’s response to a mutation. */
  applyResponse: (response: StatusResponse) => void;
}

type Seen = Pick<OwnStatus, 'status' | 'seenAt' | 'refusal' | 'failure' | 'isLoading' | 'isSilent'>;

const NOTHING_YET: Seen = {
  status: null,
  seenAt: null,
  refusal: null,
  failure: null,
  isLoading: true,
  isSilent: false,
};

/** Loads the status of a request on mount, on demand, and whenever the requester returns to the page. */
export function useOwnStatus(statusKey: string): OwnStatus {
  const [seen, setSeen] = useState<Seen>(NOTHING_YET);
  // Used to ignore responses that a later one has overtaken.
  const asked = useRef(0);
  const askedAtMs = useRef(0);

  const applyResponse = useCallback((response: StatusResponse) => {
    asked.current += 1;
    setSeen((before) => seenAfter(before, response));
  }, []);

  const load = useCallback(
    (isSilent: boolean) => {
      asked.current += 1;
      askedAtMs.current = Date.now();
      const question = asked.current;
      setSeen((before) => ({ ...before, isLoading: true, isSilent }));
      callFunction('openStatusPage', { key: statusKey }).then(
        (response) => question === asked.current && applyResponse(response),
        (error: unknown) => {
          console.warn('The status could not be asked for.', error);
          if (question === asked.current) {
            setSeen((before) => ({
              ...before,
              isLoading: false,
              isSilent: false,
              failure: failureText(error),
            }));
          }
        },
      );
    },
    [statusKey, applyResponse],
  );
  const reload = useCallback(() => load(false), [load]);

  useEffect(reload, [reload]);

  useEffect(() => {
    function handleReturn(): void {
      if (document.visibilityState === 'visible' && Date.now() - askedAtMs.current > FRESH_FOR_MS) {
        load(true);
      }
    }
    document.addEventListener('visibilitychange', handleReturn);
    window.addEventListener('focus', handleReturn);
    return () => {
      document.removeEventListener('visibilitychange', handleReturn);
      window.removeEventListener('focus', handleReturn);
    };
  }, [load]);

  return { ...seen, reload, applyResponse };
}

function seenAfter(before: Seen, response: StatusResponse): Seen {
  if (response.success) {
    const { status } = response;
    const isSilent = before.isSilent && status.step === before.status?.step;
    return { status, seenAt: new Date(), refusal: null, failure: null, isLoading: false, isSilent };
  }
  // Too many requests from this connection. The last known status stays.
  return response.reason === 'refused'
    ? { ...before, isLoading: false, isSilent: false, failure: refusalText(response) }
    : { ...NOTHING_YET, seenAt: before.seenAt, isLoading: false, refusal: response };
}
