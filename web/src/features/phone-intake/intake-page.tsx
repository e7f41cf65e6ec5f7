import { t } from '@prayer-community/i18n/text';
import { Navigate } from 'react-router-dom';
import { PATHS } from '../../config/paths.ts';
import { useSettings } from '../../firebase/settings/use-settings.ts';
import { useOwnProfile } from '../../session/own-profile.ts';
import { Lead } from '../../ui/lead.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { PageLoading } from '../../ui/page-loading.tsx';
import { IntakeForm } from './intake-form.tsx';

/** `/prayerteam/intake`: staff record prayer requests from phone calls. */
export function IntakePage() {
  const own = useOwnProfile();
  const intake = useSettings('intake');
  if (own.state === 'loading' || intake.state === 'loading') {
    return <PageLoading />;
  }
  if (own.state === 'absent') {
    // The dashboard tells the member what to do.
    return <Navigate to={PATHS.dashboard} replace />;
  }
  const isOffered = intake.state === 'error' || intake.settings.by_phone;
  return (
    <>
      <PageHeading>{t('From a Phone Call')}</PageHeading>
      <Lead>
        {isOffered
          ? t(
              'Write while you listen. Only the request is required. What you type stays on this device until you save it.',
            )
          : t('Phone intake is currently turned off.')}
      </Lead>
      <IntakeForm uid={own.uid} isOffered={isOffered} />
    </>
  );
}
