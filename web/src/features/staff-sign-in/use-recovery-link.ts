import { recoveryLinkSchema } from '@prayer-community/domain/auth/password-recovery';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { isUsableLink } from './recovery-steps.ts';

/** The recovery link in the URL. `open` has a code to set a password with. */
export type RecoveryLink = { state: 'absent' } | { state: 'open'; oobCode: string } | { state: 'invalid' };

/** Removes the recovery link from the address bar immediately, stores it only in memory, and checks whether it still works. */
export function useRecoveryLink(): { link: RecoveryLink; invalidate: () => void } {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const [link, setLink] = useState(() => linkIn(search));
  const oobCode = link.state === 'open' ? link.oobCode : null;

  useEffect(() => {
    if (search !== '') {
      navigate(pathname, { replace: true });
    }
  }, [navigate, pathname, search]);

  useEffect(() => {
    if (oobCode === null) {
      return;
    }
    let isAwaited = true;
    isUsableLink(oobCode).then(
      (isUsable) => {
        if (isAwaited && !isUsable) {
          setLink({ state: 'invalid' });
        }
      },
      (error: unknown) => console.warn('The link cannot be checked at the moment.', error),
    );
    return () => {
      isAwaited = false;
    };
  }, [oobCode]);

  return { link, invalidate: () => setLink({ state: 'invalid' }) };
}

function linkIn(search: string): RecoveryLink {
  const parameters = new URLSearchParams(search);
  const parsed = recoveryLinkSchema.safeParse(Object.fromEntries(parameters));
  if (parsed.success) {
    return { state: 'open', oobCode: parsed.data.oobCode };
  }
  return parameters.get('type') === 'recovery' ? { state: 'invalid' } : { state: 'absent' };
}
