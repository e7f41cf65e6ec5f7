import { t } from '@prayer-community/i18n/text';
import { useEffect, useState } from 'react';
import { Navigate } from 'react-router-dom';
import { PATHS } from '../../config/paths.ts';
import { useAccountSession } from '../../session/account/account-session.ts';
import { Lead } from '../../ui/lead.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { preloadToasts } from '../../ui/toast/toast.ts';
import { InvitationPanel } from './invitation-panel.tsx';
import { LinkForm } from './link-form.tsx';
import { RequestLinkForm } from './request-link-form.tsx';
import { useOpenedLink } from './use-opened-link.ts';

/** `/sign-in`: requests a sign-in link, or handles the sign-in or invitation link that opened the page. */
export function SignInPage() {
  const { link, forget } = useOpenedLink();
  const [email, setEmail] = useState('');
  const session = useAccountSession();
  useEffect(preloadToasts, []);

  function requestAnotherFor(tried: string): void {
    setEmail(tried);
    forget();
  }

  switch (link.kind) {
    case 'invitation':
      return (
        <>
          <PageHeading>{t('Prayer Circle Invitation')}</PageHeading>
          <InvitationPanel link={link.link} session={session} />
        </>
      );
    case 'signIn':
      return (
        <>
          <PageHeading>{t('Sign In')}</PageHeading>
          <Lead>{t('One last step')}</Lead>
          <LinkForm oobCode={link.oobCode} session={session} onDeadLink={requestAnotherFor} />
        </>
      );
    case 'none':
      return session.state === 'signedIn' ? (
        <Navigate to={PATHS.prayerCircles} replace />
      ) : (
        <>
          {/* A new key moves the focus to the heading when this form replaces that of a link. */}
          <PageHeading key="request">{t('Sign In')}</PageHeading>
          <Lead>{t('We’ll email you a link that signs you in. No password needed.')}</Lead>
          <RequestLinkForm email={email} />
        </>
      );
  }
}
