import { zodResolver } from '@hookform/resolvers/zod';
import { type SignInLinkForm, signInLinkFormSchema } from '@prayer-community/domain/auth/link-sign-in';
import { t } from '@prayer-community/i18n/text';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { CallFailure } from '../../firebase/call-failure.ts';
import type { AccountSession } from '../../session/account/account-session.ts';
import {
  forgetRequestedLink,
  pathAfterSignIn,
  type RequestedLink,
  requestedLink,
} from '../../session/account/requested-link.ts';
import { isUsableLink } from '../../session/is-usable-link.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { useSubmitOnce } from '../../ui/form/use-submit-once.ts';
import { callFailureToast } from '../../ui/toast/error-toast.ts';
import { showToast } from '../../ui/toast/toast.ts';
import { useNavigateWhileMounted } from '../../ui/use-navigate-while-mounted.ts';
import { FormActions, Outcome, SignInForm } from './sign-in-form.tsx';

const RESOLVER = zodResolver(signInLinkFormSchema);

interface LinkFormProps {
  oobCode: string;
  session: AccountSession;
  /** Called if the link turns out to be used or expired, with what to request instead of it. */
  onDeadLink: (request: RequestedLink) => void;
}

/**
 * Completes a sign-in with a link. The email address is known on the device that requested the link. On other devices
 * the user types it, so that a forwarded link does not sign anyone in unknowingly.
 */
export function LinkForm({ oobCode, session, onDeadLink }: LinkFormProps) {
  const [requested] = useState(requestedLink);
  const [knownEmail, setKnownEmail] = useState(requested?.email ?? null);
  const { register, handleSubmit, formState } = useForm<SignInLinkForm>({
    resolver: RESOLVER,
    defaultValues: { email: knownEmail ?? '' },
  });
  const { errors, isSubmitting } = formState;
  const other =
    session.state === 'signedIn' && session.email.toLowerCase() !== knownEmail?.toLowerCase()
      ? session.email
      : null;
  const navigate = useNavigateWhileMounted();
  const submit = useSubmitOnce(handleSubmit(signIn));

  async function signIn({ email }: SignInLinkForm): Promise<void> {
    try {
      const { signInWithCode } = await import('../../session/account/sign-in-with-code.ts');
      await signInWithCode(email, oobCode);
      forgetRequestedLink();
      await navigate(pathAfterSignIn(knownEmail === null ? null : requested), { replace: true });
    } catch (error) {
      await showToast(callFailureToast(t('Sign In Failed'), error));
      if (error instanceof CallFailure && error.code === 'refused') {
        await handleRefusal(email);
      }
    }
  }

  async function handleRefusal(email: string): Promise<void> {
    // A link that someone requested for another address may have left its address on this device.
    forgetRequestedLink();
    if (await isUsableLink(oobCode)) {
      setKnownEmail(null);
    } else {
      onDeadLink({ ...requested, email });
    }
  }

  return (
    <SignInForm onSubmit={submit}>
      {knownEmail === null ? (
        <TextField
          label={t('Email')}
          type="email"
          autoComplete="email"
          required
          hint={t('Please confirm the address we sent the link to.')}
          error={errors.email?.message}
          {...register('email')}
        />
      ) : (
        <Outcome>{t('You’ll sign in as {email}.', { email: knownEmail })}</Outcome>
      )}
      {other !== null && (
        <Outcome>{t('You’re signed in as {other}. Using this link ends that session.', { other })}</Outcome>
      )}
      <FormActions>
        <Button type="submit" aria-disabled={isSubmitting}>
          {isSubmitting ? t('Signing in…') : t('Sign In')}
        </Button>
      </FormActions>
    </SignInForm>
  );
}
