import type { CallableOutput } from '@prayer-community/domain/callables';
import type { InvitationLink } from '@prayer-community/domain/prayer-circles/circle-membership';
import { t } from '@prayer-community/i18n/text';
import { useEffect, useState } from 'react';
import { CallFailure } from '../../firebase/call-failure.ts';
import { callFunction } from '../../firebase/call-function.ts';

export type Invitation = CallableOutput<'openInvitation'> | 'loading';

/** Asks the server whether the invitation link is valid. */
export function useInvitation(link: InvitationLink): Invitation {
  const [invitation, setInvitation] = useState<Invitation>('loading');

  useEffect(() => {
    let isAwaited = true;
    const see = (opened: Invitation) => {
      if (isAwaited) {
        setInvitation(opened);
      }
    };
    callFunction('openInvitation', link).then(see, (error: unknown) => {
      console.warn('The invitation could not be opened.', error);
      const reason = error instanceof CallFailure ? error.message : t('An unexpected error occurred.');
      see({ success: false, error: reason, mayRenew: false });
    });
    return () => {
      isAwaited = false;
    };
  }, [link]);

  return invitation;
}
