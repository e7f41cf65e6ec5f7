import type { CallableOutput } from '@prayer-community/domain/callables';
import type { InvitationLink } from '@prayer-community/domain/prayer-circles/circle-membership';
import { useCallback, useEffect, useState } from 'react';
import { failureText } from '../../firebase/call-failure.ts';
import { callFunction } from '../../firebase/call-function.ts';

export type Invitation =
  | { state: 'loading' }
  | { state: 'responded'; response: CallableOutput<'openInvitation'> }
  | { state: 'failed'; error: string };

const LOADING: Invitation = { state: 'loading' };

/** Asks the server whether the invitation link is valid. `retry` asks again. */
export function useInvitation(link: InvitationLink): { invitation: Invitation; retry: () => void } {
  const [invitation, setInvitation] = useState(LOADING);
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt asks again
  useEffect(() => {
    let isAwaited = true;
    const see = (next: Invitation) => {
      if (isAwaited) {
        setInvitation(next);
      }
    };
    callFunction('openInvitation', link).then(
      (response) => see({ state: 'responded', response }),
      (error: unknown) => {
        console.warn('The invitation could not be opened.', error);
        see({ state: 'failed', error: failureText(error) });
      },
    );
    return () => {
      isAwaited = false;
    };
  }, [link, attempt]);

  const retry = useCallback(() => {
    setInvitation(LOADING);
    setAttempt((count) => count + 1);
  }, []);

  return { invitation, retry };
}
