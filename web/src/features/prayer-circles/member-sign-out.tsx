import { t } from '@prayer-community/i18n/text';
import { useState } from 'react';
import { useAccountSession } from '../../session/account/account-session.ts';
import { isStaffSignedIn } from '../../session/staff-signed-in.ts';
import { useLostFocus } from '../../ui/use-lost-focus.ts';
import { MemberBar } from './member-bar.tsx';
import { Quiet, Stack } from './stack.tsx';

/** Lets members sign out where circles are turned off. Staff sign out in their own area. */
export function MemberSignOut() {
  const session = useAccountSession();
  const [wasSignedIn, setWasSignedIn] = useState(false);
  const text = useLostFocus<HTMLParagraphElement>(session.state);
  if (session.state === 'signedIn' && !wasSignedIn) {
    setWasSignedIn(true);
  }
  if (!wasSignedIn || isStaffSignedIn()) {
    return null;
  }
  return (
    <Stack sx={{ marginBottom: 32 }}>
      {session.state === 'signedIn' ? (
        <MemberBar ref={text} account={session} canRename={false} />
      ) : (
        <Quiet ref={text} tabIndex={-1} role="status">
          {t('You’re signed out.')}
        </Quiet>
      )}
    </Stack>
  );
}
