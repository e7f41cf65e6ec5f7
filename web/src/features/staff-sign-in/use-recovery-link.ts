import { recoveryLinkSchema } from '@prayer-community/domain/auth/password-recovery';
import { useEffect, useState } from 'react';
import { isUsableLink } from '../../session/is-usable-link.ts';
import { useLinkParameters } from '../../session/use-link-parameters.ts';

/** The recovery link in the URL. `open` has a code to set a password with. */
export type RecoveryLink = { state: 'absent' } | { state: 'open'; oobCode: string } | { state: 'invalid' };

/** Takes the recovery link from the URL and checks whether it still works. */
export function useRecoveryLink(): { link: RecoveryLink; invalidate: () => void } {
  const { parameters, forget } = useLinkParameters();
  const [link, setLink] = useState(() => linkIn(parameters));
  const oobCode = link.state === 'open' ? link.oobCode : null;

  useEffect(() => {
    if (link.state === 'invalid') {
      forget();
    }
  }, [link.state, forget]);

  useEffect(() => {
    if (oobCode === null) {
      return;
    }
    let isAwaited = true;
    void isUsableLink(oobCode).then((isUsable) => {
      if (isAwaited && !isUsable) {
        setLink({ state: 'invalid' });
      }
    });
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
