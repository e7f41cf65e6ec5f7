import { t } from '@prayer-community/i18n/text';
import { type ReactNode, Suspense } from 'react';
import {
  type AccountSession,
  type SignedInAccount,
  useAccountSession,
} from '../../session/account/account-session.ts';
import { optionalLazy } from '../../ui/optional-lazy.ts';
import { useLostFocus } from '../../ui/use-lost-focus.ts';
import { MemberBar } from './member-bar.tsx';
import { NameForm } from './name-form.tsx';
import { SignedOutView } from './signed-out-view.tsx';
import { Quiet, Stack } from './stack.tsx';

const StaffIdleWarning = optionalLazy(
  async () => (await import('../../session/idle/staff-idle-warning.tsx')).StaffIdleWarning,
);

/** A signed-in member who has entered a display name. */
export interface NamedMember extends SignedInAccount {
  displayName: string;
}

type ForNamedMember = (member: NamedMember) => ReactNode;

interface RequireNamedMemberProps {
  /** Shown in place of the children, if only they contain the heading of the page. */
  heading?: ReactNode;
  children: ForNamedMember;
}

/** Shows its children only to signed-in members with a display name. Remounts when another member signs in. */
export function RequireNamedMember({ heading, children }: RequireNamedMemberProps) {
  const session = useAccountSession();
  // Without a connection, an expired session cannot be checked. It is once there is one.
  const loadingText = navigator.onLine
    ? t('Loading...')
    : t('You’re offline. Prayer circles will load when you’re back online.');
  return session.state === 'loading' ? (
    <Quiet role="status">{loadingText}</Quiet>
  ) : (
    <LoadedSession session={session} heading={heading}>
      {children}
    </LoadedSession>
  );
}

interface LoadedSessionProps extends RequireNamedMemberProps {
  session: Exclude<AccountSession, { state: 'loading' }>;
}

/** Focuses its text after *Continue* and *Sign Out*, which remove the pressed button. */
function LoadedSession({ session, heading, children }: LoadedSessionProps) {
  const name = session.state === 'signedIn' ? session.displayName : undefined;
  const text = useLostFocus<HTMLParagraphElement>(name);
  if (session.state === 'signedOut') {
    return <SignedOutView ref={text} heading={heading} reason={session.reason} />;
  }
  const { uid, email, displayName, isStaff } = session;
  return (
    <Stack key={uid}>
      <MemberBar ref={text} account={session} canRename={displayName !== null} />
      {isStaff && (
        <Suspense>
          <StaffIdleWarning />
        </Suspense>
      )}
      {displayName === null && heading}
      {displayName === null ? <NameForm /> : children({ uid, email, displayName })}
    </Stack>
  );
}
