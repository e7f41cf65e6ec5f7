import { refusalText } from '@prayer-community/domain/refusal';
import type {
  RequesterStatus,
  StatusAnswer,
  StatusRefusal,
} from '@prayer-community/domain/status-page/status-page';
import { useCallback, useEffect, useRef, useState } from 'react';
import { failureText } from '../../firebase/call-failure.ts';
import { callFunction } from '../../firebase/call-function.ts';

/** Returning to the page within this time does not reload it. */
const FRESH_FOR_MS = 20_000;

export interface OwnStatus {
  /** The last known status. Null before the first response. */
  status: RequesterStatus | null;
  seenAt: Date | null;
  /** Why the server does not show the request. Null otherwise. */
  refusal: StatusRefusal | null;
  /** Why the last load failed. Null otherwise. */
  failure: string | null;
  isLoading: boolean;
  reload: () => void;
  /** Applies the server’s answer to a mutation. */
  applyAnswer: (answer: StatusAnswer) => void;
}

type Seen = Pick<OwnStatus, 'status' | 'seenAt' | 'refusal' | 'failure' | 'isLoading'>;

const NOTHING_YET: Seen = { status: null, seenAt: null, refusal: null, failure: null, isLoading: true };

/** Loads the status of a request on mount, on demand, and whenever the requester returns to the page. */
export function useOwnStatus(statusKey: string): OwnStatus {
  const [seen, setSeen] = useState<Seen>(NOTHING_YET);
  // Used to ignore responses that a later one has overtaken.
  const asked = useRef(0);
  const askedAtMs = useRef(0);

  const applyAnswer = useCallback((answer: StatusAnswer) => {
    asked.current += 1;
    setSeen((before) => seenAfter(before, answer));
  }, []);

  const reload = useCallback(() => {
    asked.current += 1;
    askedAtMs.current = Date.now();
    const question = asked.current;
    setSeen((before) => ({ ...before, isLoading: true }));
    callFunction('openStatusPage', { key: statusKey }).then(
      (answer) => question === asked.current && applyAnswer(answer),
      (error: unknown) => {
        console.warn('The status could not be asked for.', error);
        if (question === asked.current) {
          setSeen((before) => ({ ...before, isLoading: false, failure: failureText(error) }));
        }
      },
    );
  }, [statusKey, applyAnswer]);

  useEffect(reload, [reload]);

  useEffect(() => {
    function handleReturn(): void {
      if (document.visibilityState === 'visible' && Date.now() - askedAtMs.current > FRESH_FOR_MS) {
        reload();
      }
    }
    document.addEventListener('visibilitychange', handleReturn);
    window.addEventListener('focus', handleReturn);
    return () => {
      document.removeEventListener('visibilitychange', handleReturn);
      window.removeEventListener('focus', handleReturn);
    };
  }, [reload]);

  return { ...seen, reload, applyAnswer };
}

function seenAfter(before: Seen, answer: StatusAnswer): Seen {
  if (answer.success) {
    return { status: answer.status, seenAt: new Date(), refusal: null, failure: null, isLoading: false };
  }
  // Too many requests from this connection. The last known status stays.
  return answer.reason === 'refused'
    ? { ...before, isLoading: false, failure: refusalText(answer) }
    : { ...NOTHING_YET, isLoading: false, refusal: answer };
}
