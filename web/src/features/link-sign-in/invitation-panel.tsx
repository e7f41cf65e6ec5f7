import type { InvitationLink } from '@prayer-community/domain/prayer-circles/circle-membership';
import { refusalText } from '@prayer-community/domain/refusal';
import { t } from '@prayer-community/i18n/text';
import { PATHS } from '../../config/paths.ts';
import type { AccountSession } from '../../session/account/account-session.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { trans } from '../../ui/language/trans.ts';
import { Lead } from '../../ui/lead.tsx';
import { RetryButton } from '../../ui/retry-button.tsx';
import { JoinForm } from './join-form.tsx';
import { RenewButton } from './renew-button.tsx';
import { FormActions } from './sign-in-form.tsx';
import { useInvitation } from './use-invitation.ts';

interface InvitationPanelProps {
  link: InvitationLink;
  session: AccountSession;
}

/** Shows an invitation and lets the person join, or explains why the link no longer works and what to do next. */
export function InvitationPanel({ link, session }: InvitationPanelProps) {
  const { invitation, retry } = useInvitation(link);
  if (invitation.state === 'loading' || session.state === 'loading') {
    return <Lead role="status">{t('Opening your invitation…')}</Lead>;
  }
  if (invitation.state === 'failed') {
    return (
      <>
        <Lead role="status">{invitation.error}</Lead>
        <FormActions>
          <RetryButton onRetry={retry} />
        </FormActions>
      </>
    );
  }
  const { response } = invitation;
  if (!response.success) {
    return (
      <>
        <Lead role="status">{refusalText(response)}</Lead>
        <FormActions>
          {response.mayRenew ? (
            <RenewButton link={link} />
          ) : (
            <ButtonLink to={PATHS.prayerCircles}>{t('Go to Prayer Circles')}</ButtonLink>
          )}
        </FormActions>
      </>
    );
  }
  return (
    <>
      <Lead role="status">
        {trans(
          'You’re invited to {circle}: a private group whose members share prayers and pray for one another.',
          { circle: <strong>{response.circleName}</strong> },
        )}
      </Lead>
      <JoinForm link={link} invitation={response} session={session} />
    </>
  );
}
