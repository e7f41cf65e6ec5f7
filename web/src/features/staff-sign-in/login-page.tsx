import Typography from '@mui/material/Typography';
import { t } from '@prayer-community/i18n/text';
import { useEffect, useState } from 'react';
import { Navigate } from 'react-router-dom';
import { addressAfterSignIn } from '../../session/address-after-sign-in.ts';
import { useSession } from '../../session/session.ts';
import { forgetSignOutNotice, signOutNotice } from '../../session/sign-out.ts';
import { forgetUnsavedChanges, hadUnsavedChanges } from '../../session/unsaved-changes.ts';
import { Lead } from '../../ui/lead.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { LoginForm } from './login-form.tsx';

/** The Prayer Team Login, the first of two steps. Redirects if the member is already signed in or signs in from another tab. */
export function LoginPage() {
  const session = useSession();
  if (session.state === 'signedIn') {
    return <Navigate to={addressAfterSignIn(session.uid)} replace />;
  }
  return (
    <>
      <PageHeading>{t('Prayer Team Login')}</PageHeading>
      <Lead>{t('For the prayer team and leadership. After your password, we’ll e-mail you a code.')}</Lead>
      <SignOutNotice />
      <LoginForm />
    </>
  );
}

function SignOutNotice() {
  const [reason] = useState(signOutNotice);
  const [hadUnsaved] = useState(hadUnsavedChanges);
  useEffect(forgetSignOutNotice, []);
  useEffect(forgetUnsavedChanges, []);
  if (reason === null && !hadUnsaved) {
    return null;
  }
  return (
    <Typography role="status" sx={{ mb: 3, fontWeight: 600 }}>
      {reason !== null &&
        (reason === 'expired'
          ? t('Your session has ended. Please sign in again to continue where you left off.')
          : t('You were signed out because of inactivity.'))}{' '}
      {hadUnsaved && t('Some of your last changes weren’t saved. Please check them after you sign in.')}
    </Typography>
  );
}
