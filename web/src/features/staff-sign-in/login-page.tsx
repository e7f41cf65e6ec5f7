import { t } from '@prayer-community/i18n/text';
import { Navigate } from 'react-router-dom';
import { useSession } from '../../session/session.ts';
import { urlAfterSignIn } from '../../session/url-after-sign-in.ts';
import { Lead } from '../../ui/lead.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { LoginForm } from './login-form.tsx';
import { SignOutNotice } from './sign-out-notice.tsx';

/** The Prayer Team Login, the first of two steps. Redirects if the member is already signed in or signs in from another tab. */
export function LoginPage() {
  const session = useSession();
  if (session.state === 'signedIn') {
    return <Navigate to={urlAfterSignIn(session.uid)} replace />;
  }
  return (
    <>
      <PageHeading>{t('Prayer Team Login')}</PageHeading>
      <Lead>{t('For the prayer team and leadership. After your password, we’ll email you a code.')}</Lead>
      <SignOutNotice />
      <LoginForm />
    </>
  );
}
