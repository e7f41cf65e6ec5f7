import { newPasswordFormSchema } from '@prayer-community/domain/auth/password-recovery';
import { NEW_PASSWORD_MIN_CHARS } from '@prayer-community/domain/limits';
import { t } from '@prayer-community/i18n/text';
import { Navigate, useLocation } from 'react-router-dom';
import { PATHS } from '../../config/paths.ts';
import { Lead } from '../../ui/lead.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { useFailureToast } from '../../ui/toast/use-failure-toast.ts';
import { ChosenPasswordForm } from './chosen-password-form.tsx';
import { INVALID_LINK } from './failure-toasts.ts';
import { useRecoveryLink } from './use-recovery-link.ts';

/** Sets a new password from a recovery link. Without a valid link, redirects to the page that sends one. */
export function NewPasswordPage() {
  const { link, invalidate } = useRecoveryLink();
  const { search } = useLocation();
  const isOpen = link.state === 'open';

  useFailureToast(INVALID_LINK, !isOpen);

  if (!isOpen) {
    // The parameters are removed first, or that navigation would replace this one.
    return search === '' && <Navigate to={PATHS.passwordReset} replace />;
  }
  return (
    <>
      <PageHeading>{t('Set a New Password')}</PageHeading>
      <Lead>{t('You’ll be signed out everywhere. Sign in again with the new password and a code.')}</Lead>
      <ChosenPasswordForm
        schema={newPasswordFormSchema}
        minChars={NEW_PASSWORD_MIN_CHARS}
        oobCode={link.oobCode}
        failedStep="Update Failed"
        submitLabel={t('Update Password')}
        onInvalidLink={invalidate}
      />
    </>
  );
}
