import { zodResolver } from '@hookform/resolvers/zod';
import Button from '@mui/material/Button';
import { type SignInForm, signInFormSchema } from '@prayer-community/domain/auth/sign-in-form';
import { t } from '@prayer-community/i18n/text';
import { useForm } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { PATHS } from '../../config/paths.ts';
import { TextField } from '../../ui/form/text-field.tsx';
import { useSubmitOnce } from '../../ui/form/use-submit-once.ts';
import { showToast } from '../../ui/toast/toast.ts';
import { useNavigateWhileMounted } from '../../ui/use-navigate-while-mounted.ts';
import { failureToast } from './failure-toasts.ts';
import { storePendingSignIn } from './pending-sign-in.ts';
import { requestSignIn } from './sign-in-steps.ts';
import { FormActions, MAIN_BUTTON, QUIET_BUTTON, StaffForm } from './staff-form.tsx';

const RESOLVER = zodResolver(signInFormSchema);
const EMPTY: SignInForm = { username: '', password: '' };

export function LoginForm() {
  const { register, handleSubmit, setFocus, formState } = useForm<SignInForm>({
    resolver: RESOLVER,
    defaultValues: EMPTY,
  });
  const { errors, isSubmitting } = formState;
  const navigate = useNavigateWhileMounted();
  const submit = useSubmitOnce(handleSubmit(logIn));

  async function logIn(form: SignInForm): Promise<void> {
    try {
      const pending = await requestSignIn(form);
      storePendingSignIn(pending);
      await navigate(PATHS.codeEntry, { state: pending });
    } catch (error) {
      setFocus('password', { shouldSelect: true });
      await showToast(failureToast('Login Failed', error));
    }
  }

  return (
    <StaffForm onSubmit={submit}>
      <TextField
        label={t('Username')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
        error={errors.username?.message}
        {...register('username')}
      />
      <TextField
        label={t('Password')}
        type="password"
        autoComplete="current-password"
        required
        error={errors.password?.message}
        {...register('password')}
      />
      <FormActions>
        <Button type="submit" variant="contained" sx={MAIN_BUTTON} aria-disabled={isSubmitting}>
          {isSubmitting ? t('Signing in…') : t('Sign In')}
        </Button>
        <Button component={Link} to={PATHS.passwordReset} sx={QUIET_BUTTON}>
          {t('Forgot your password?')}
        </Button>
      </FormActions>
    </StaffForm>
  );
}
