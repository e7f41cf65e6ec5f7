import { t } from '@prayer-community/i18n/text';
import { useEffect, useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import * as z from 'zod';
import { useAccountSession } from '../../session/account/account-session.ts';
import { pathAfterSignIn, type RequestedLink } from '../../session/account/requested-link.ts';
import { Lead } from '../../ui/lead.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { preloadToasts } from '../../ui/toast/toast.ts';
import { InvitationPanel } from './invitation-panel.tsx';
import { LinkForm } from './link-form.tsx';
import { RequestLinkForm } from './request-link-form.tsx';
import { useOpenedLink } from './use-opened-link.ts';

const stateSchema = z.object({ circleId: z.string().optional() });

/** `/sign-in`: requests a sign-in link, or handles the sign-in or invitation link that opened the page. */
export function SignInPage() {
  const { link, forget } = useOpenedLink();
  const { data: state } = stateSchema.safeParse(useLocation().state);
  const [request, setRequest] = useState<RequestedLink>({ email: '', ...state });
  const session = useAccountSession();
  useEffect(preloadToasts, []);

  function requestAnother(dead: RequestedLink): void {
    setRequest(dead);
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
          <LinkForm oobCode={link.oobCode} session={session} onDeadLink={requestAnother} />
        </>
      );
    case 'none':
      return session.state === 'signedIn' ? (
        <Navigate to={pathAfterSignIn(request)} replace />
      ) : (
        <>
          {/* A new key moves the focus to the heading when this form replaces that of a link. */}
          <PageHeading key="request">{t('Sign In')}</PageHeading>
          <Lead>{t('We’ll email you a link that signs you in. No password needed.')}</Lead>
          <RequestLinkForm request={request} />
        </>
      );
  }
}
