import Button from '@mui/material/Button';
import { t } from '@prayer-community/i18n/text';
import { type FormEvent, useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { PATHS } from '../../config/paths.ts';
import { useSession } from '../../session/session.ts';
import { urlAfterSignIn } from '../../session/url-after-sign-in.ts';
import { CodeField } from '../../ui/form/code-field.tsx';
import { codeSentText } from '../../ui/form/emailed-code.ts';
import { Lead } from '../../ui/lead.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { type PendingSignIn, readPendingSignIn } from './pending-sign-in.ts';
import { ResendButton } from './resend-button.tsx';
import { FormActions, MAIN_BUTTON, QUIET_BUTTON, StaffForm } from './staff-form.tsx';
import { useCodeEntry } from './use-code-entry.ts';

/**
 * Asks for the emailed code, the second of two steps. Redirects to the login if no sign-in is pending, or to the
 * interrupted page or the dashboard if signed in.
 */
export function CodeEntryPage() {
  const location = useLocation();
  const session = useSession();
  const [pending] = useState(() => readPendingSignIn(location.state));
  if (session.state === 'signedIn') {
    return <Navigate to={urlAfterSignIn(session.uid)} replace />;
  }
  if (pending === null) {
    return <Navigate to={PATHS.login} replace />;
  }
  return <CodeEntry pending={pending} />;
}

function CodeEntry({ pending }: { pending: PendingSignIn }) {
  const { code, error, isUnderway, type, submit, clear, startOver } = useCodeEntry(pending.challengeId);

  function handleSubmit(event: FormEvent): void {
    event.preventDefault();
    submit();
  }

  return (
    <>
      <PageHeading>{t('Verification Code')}</PageHeading>
      <Lead>{codeSentText(pending.email)}</Lead>
      <StaffForm onSubmit={handleSubmit}>
        <CodeField
          label={t('Verification code')}
          code={code}
          onType={type}
          isUnderway={isUnderway}
          hint={t('We’ll check the code once you enter the last digit.')}
          error={error}
        />
        <FormActions>
          <Button type="submit" variant="contained" sx={MAIN_BUTTON} aria-disabled={isUnderway}>
            {isUnderway ? t('Verifying…') : t('Verify')}
          </Button>
          <ResendButton pending={pending} onSent={clear} onOver={startOver} />
          <Button onClick={startOver} sx={QUIET_BUTTON}>
            {t('Back to login')}
          </Button>
        </FormActions>
      </StaffForm>
    </>
  );
}
