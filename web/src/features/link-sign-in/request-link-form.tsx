import { zodResolver } from '@hookform/resolvers/zod';
import { type SignInLinkForm, signInLinkFormSchema } from '@prayer-community/domain/auth/link-sign-in';
import { activeLanguage, t } from '@prayer-community/i18n/text';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { PATHS } from '../../config/paths.ts';
import { callOrThrow } from '../../firebase/call-or-throw.ts';
import { type RequestedLink, storeRequestedLink } from '../../session/account/requested-link.ts';
import { knownDevices } from '../../session/known-devices/known-devices.ts';
import { isAppleHomeScreenApp } from '../../session/push/notification-support.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { useSubmitOnce } from '../../ui/form/use-submit-once.ts';
import { InlineLink } from '../../ui/inline-button.tsx';
import { callFailureToast } from '../../ui/toast/error-toast.ts';
import { showToast } from '../../ui/toast/toast.ts';
import { FormActions, Outcome, SignInForm } from './sign-in-form.tsx';

const RESOLVER = zodResolver(signInLinkFormSchema);

/**
 * Asks for the email address to send a sign-in link to. The response is the same for every address.
 * @param request the address to begin with, which may be empty, and the circle to come back to
 */
export function RequestLinkForm({ request }: { request: RequestedLink }) {
  const { register, handleSubmit, formState } = useForm<SignInLinkForm>({
    resolver: RESOLVER,
    defaultValues: { email: request.email },
  });
  const { errors, isSubmitting } = formState;
  const [sentTo, setSentTo] = useState<string | null>(null);
  const submit = useSubmitOnce(handleSubmit(send));

  async function send({ email }: SignInLinkForm): Promise<void> {
    try {
      await callOrThrow('sendSignInLink', {
        email,
        language: activeLanguage(),
        knownDevices: knownDevices(),
      });
      storeRequestedLink({ ...request, email });
      setSentTo(email);
    } catch (error) {
      setSentTo(null);
      await showToast(callFailureToast(t('Sign In Failed'), error));
    }
  }

  return (
    <SignInForm onSubmit={submit}>
      <TextField
        label={t('Email')}
        type="email"
        autoComplete="email"
        required
        error={errors.email?.message}
        {...register('email')}
      />
      <FormActions>
        <Button type="submit" aria-disabled={isSubmitting}>
          {isSubmitting ? t('Sending…') : t('Send Sign-In Link')}
        </Button>
        <InlineLink to={PATHS.login} look="text">
          {t('Prayer Team Login')}
        </InlineLink>
      </FormActions>
      <Outcome role="status">{sentTo !== null && sentText(sentTo)}</Outcome>
    </SignInForm>
  );
}

function sentText(email: string): string {
  return isAppleHomeScreenApp()
    ? t(
        'A link is on its way to {email}. It opens in your browser, such as Safari, and you’ll use your circles there. It works once, and only for a short time.',
        { email },
      )
    : t(
        'A link is on its way to {email}. Open it on this device. It works once, and only for a short time.',
        { email },
      );
}
