import { t } from '@prayer-community/i18n/text';
import type { ReactNode } from 'react';
import { type SignedInMember, useMemberSession } from '../../session/member/member-session.ts';
import { MemberBar } from './member-bar.tsx';
import { NameForm } from './name-form.tsx';
import { SignedOutView } from './signed-out-view.tsx';
import { Quiet, Stack } from './stack.tsx';

/** A signed-in member who has entered a display name. */
export interface NamedMember extends SignedInMember {
  displayName: string;
}

/** Shows its children only to signed-in members with a display name. Remounts when another member signs in. */
export function RequireNamedMember({ children }: { children: (member: NamedMember) => ReactNode }) {
  const session = useMemberSession();
  if (session.state === 'loading') {
    return <Quiet role="status">{t('Loading...')}</Quiet>;
  }
  if (session.state === 'signedOut') {
    return <SignedOutView />;
  }
  const { uid, email, displayName } = session;
  return (
    <Stack key={uid}>
      <MemberBar name={displayName ?? email} />
      {displayName === null ? <NameForm /> : children({ uid, email, displayName })}
    </Stack>
  );
}
