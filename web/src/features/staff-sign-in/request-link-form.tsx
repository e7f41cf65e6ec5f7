import { zodResolver } from '@hookform/resolvers/zod';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import {
  RECOVERY_LINK_LIFETIME_MS,
  RECOVERY_LINKS_PER_HOUR,
  type ResetRequestForm,
  resetRequestFormSchema,
} from '@prayer-community/domain/auth/password-recovery';
import { counted, message, shownText, t } from '@prayer-community/i18n/text';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { PATHS } from '../../config/paths.ts';
import { TextField } from '../../ui/form/text-field.tsx';
import { useSubmitOnce } from '../../ui/form/use-submit-once.ts';
import { successToast } from '../../ui/toast/success-toast.ts';
import { showToast, type Toast } from '../../ui/toast/toast.ts';
import { failureToast } from './failure-toasts.ts';
import { requestRecoveryLink } from './recovery-steps.ts';
import { FormActions, MAIN_BUTTON, QUIET_BUTTON, StaffForm } from './staff-form.tsx';

const RESOLVER = zodResolver(resetRequestFormSchema);
const EMPTY: ResetRequestForm = { email: '' };

const LINK_HOURS = RECOVERY_LINK_LIFETIME_MS / 3_600_000;

const REQUESTED: Toast = successToast(
  message('Check Your Email'),
  message(
    'If this address has an account, a link should arrive within minutes. We send at most {count} an hour.',
    {
      count: RECOVERY_LINKS_PER_HOUR,
    },
  ),
);

function linkTerms(): string {
  return counted(
    LINK_HOURS,
    'It works once and expires after 1 hour.',
    'It works once and expires after {count} hours.',
  );
}

/** Asks for the email address to send a recovery link to. The response is the same for every address. */
export function RequestLinkForm() {
  const { register, handleSubmit, formState } = useForm<ResetRequestForm>({
    resolver: RESOLVER,
    defaultValues: EMPTY,
  });
  const { errors, isSubmitting } = formState;
  const [isRequested, setIsRequested] = useState(false);
  const submit = useSubmitOnce(handleSubmit(request));

  async function request({ email }: ResetRequestForm): Promise<void> {
    try {
      await requestRecoveryLink(email);
      setIsRequested(true);
      await showToast(REQUESTED);
    } catch (error) {
      await showToast(failureToast('Reset Failed', error));
    }
  }

  return (
    <StaffForm onSubmit={submit}>
      <TextField
        label={t('Email')}
        type="email"
        autoComplete="email"
        required
        error={errors.email?.message}
        {...register('email')}
      />
      <FormActions>
        <Button type="submit" variant="contained" sx={MAIN_BUTTON} aria-disabled={isSubmitting}>
          {isSubmitting ? t('Sending…') : t('Send Reset Email')}
        </Button>
        <Button component={Link} to={PATHS.login} sx={QUIET_BUTTON}>
          {t('Back to login')}
        </Button>
      </FormActions>
      {isRequested && (
        <Typography sx={{ color: 'text.secondary' }}>
          {shownText(REQUESTED.text)} {linkTerms()}
        </Typography>
      )}
    </StaffForm>
  );
}
