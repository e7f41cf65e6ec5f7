import { resetPasswordFormSchema } from '@prayer-community/domain/auth/password-recovery';
import { PASSWORD_MIN_CHARS } from '@prayer-community/domain/limits';
import { t } from '@prayer-community/i18n/text';
import { Lead } from '../../ui/lead.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { useFailureToast } from '../../ui/toast/use-failure-toast.ts';
import { ChosenPasswordForm } from './chosen-password-form.tsx';
import { INVALID_LINK } from './failure-toasts.ts';
import { RequestLinkForm } from './request-link-form.tsx';
import { useRecoveryLink } from './use-recovery-link.ts';

/** Sends a recovery link, or sets a new password if a recovery link opened the page. */
export function PasswordResetPage() {
  const { link, invalidate } = useRecoveryLink();
  useFailureToast(INVALID_LINK, link.state === 'invalid');

  if (link.state === 'open') {
    return (
      <>
        <PageHeading>{t('Set a New Password')}</PageHeading>
        <Lead>{t('You’ll be signed out everywhere. Sign in again with the new password and a code.')}</Lead>
        <ChosenPasswordForm
          schema={resetPasswordFormSchema}
          minChars={PASSWORD_MIN_CHARS}
          oobCode={link.oobCode}
          failedStep="Reset Failed"
          submitLabel={t('Reset Password')}
          onInvalidLink={invalidate}
        />
      </>
    );
  }
  return (
    <>
      <PageHeading>{t('Reset Your Password')}</PageHeading>
      <Lead>{t('Enter your account’s email address, and we’ll send you a link to set a new password.')}</Lead>
      <RequestLinkForm />
    </>
  );
}
