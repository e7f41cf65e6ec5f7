import type { Profile } from '@prayer-community/domain/staff/profile';
import { message, t } from '@prayer-community/i18n/text';
import { type ReactNode, useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { PATHS } from '../config/paths.ts';
import { showToast, type Toast } from '../ui/toast/toast.ts';
import { useOnce } from '../ui/use-once.ts';
import { useOwnProfile } from './own-profile.ts';

interface LeadershipOnlyProps {
  /** What anybody else reads on the way home. */
  refusal: Toast;
  /** Where everybody else is sent. */
  home?: string;
  children: (leader: { uid: string; profile: Profile<Date> }) => ReactNode;
}

/** Lets leadership in, as long as they are that, and sends everybody else home with a word why. */
export function LeadershipOnly({ refusal, home = PATHS.dashboard, children }: LeadershipOnlyProps) {
  const own = useOwnProfile();
  if (own.state === 'loading') {
    return <p role="status">{t('Loading...')}</p>;
  }
  if (own.state === 'ready' && own.profile.role === 'leadership') {
    return children(own);
  }
  return <SentHome refusal={refusal} home={home} />;
}

function SentHome({ refusal, home }: { refusal: Toast; home: string }) {
  const navigate = useNavigate();
  const tell = useOnce(() => showToast(refusal));
  useEffect(() => {
    tell();
    void navigate(home, { replace: true });
  });
  return null;
}

/** For a screen of leadership alone (section 8 of the specification). */
export const ACCESS_DENIED: Toast = {
  title: message('Access Denied'),
  text: message("You don't have permission to access this page."),
  kind: 'failure',
  durationMs: 10_000,
};
