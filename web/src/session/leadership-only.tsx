import type { Profile } from '@prayer-community/domain/staff/profile';
import { message, t } from '@prayer-community/i18n/text';
import { type ReactNode, useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { PATHS } from '../config/paths.ts';
import { Lead } from '../ui/lead.tsx';
import { PageHeading } from '../ui/page-heading.tsx';
import { PageLoading } from '../ui/page-loading.tsx';
import { showToast, type Toast } from '../ui/toast/toast.ts';
import { LONG_TOAST_MS } from '../ui/toast/toast-durations.ts';
import { useOnce } from '../ui/use-once.ts';
import { isLeader, useOwnProfile } from './own-profile.ts';

interface LeadershipOnlyProps {
  refusal: Toast;
  /** Where the prayer team is redirected. */
  home?: string;
  children: (leader: { uid: string; profile: Profile<Date> }) => ReactNode;
}

/** Renders its children for leaders, as long as they have that role. Redirects the prayer team with a toast that says why. */
export function LeadershipOnly({ refusal, home = PATHS.dashboard, children }: LeadershipOnlyProps) {
  const own = useOwnProfile();
  if (own.state === 'loading') {
    return <PageLoading />;
  }
  // An ended session is absent until it is signed out, which stores the address for the next sign-in.
  if (own.state === 'absent') {
    return (
      <>
        <PageHeading>{t('Prayer Team')}</PageHeading>
        <Lead role="status">
          {t('Your account is no longer on the prayer team. Please contact a leader.')}
        </Lead>
      </>
    );
  }
  if (isLeader(own)) {
    return children(own);
  }
  return <SentHome refusal={refusal} home={home} />;
}

function SentHome({ refusal, home }: { refusal: Toast; home: string }) {
  const navigate = useNavigate();
  const announce = useOnce(() => showToast(refusal));
  useEffect(() => {
    announce();
    void navigate(home, { replace: true });
  });
  return null;
}

/** For screens that only leadership may open. */
export const ACCESS_DENIED: Toast = {
  title: message('Access Denied'),
  text: message("You don't have permission to access this page."),
  kind: 'failure',
  durationMs: LONG_TOAST_MS,
};
