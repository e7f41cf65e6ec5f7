import { zodResolver } from '@hookform/resolvers/zod';
import type { CallableOutput } from '@prayer-community/domain/callables';
import { NAME_MAX_CHARS } from '@prayer-community/domain/limits';
import {
  INVITATION_REFUSALS,
  type InvitationLink,
} from '@prayer-community/domain/prayer-circles/circle-membership';
import { displayNameSchema } from '@prayer-community/domain/prayer-circles/display-name';
import { t } from '@prayer-community/i18n/text';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod';
import { circlePath, PATHS } from '../../config/paths.ts';
import { CallRefusal } from '../../firebase/call-refusal.ts';
import type { AccountSession } from '../../session/account/account-session.ts';
import { rememberUrl } from '../../session/url-after-sign-in.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { useSubmitOnce } from '../../ui/form/use-submit-once.ts';
import { callFailureToast } from '../../ui/toast/error-toast.ts';
import { successToast } from '../../ui/toast/success-toast.ts';
import { showToast } from '../../ui/toast/toast.ts';
import { useNavigateWhileMounted } from '../../ui/use-navigate-while-mounted.ts';
import { acceptInvitation } from './accept-invitation.ts';
import { FormActions, Outcome, SignInForm } from './sign-in-form.tsx';

const formSchema = z.object({ displayName: displayNameSchema });
const RESOLVER = zodResolver(formSchema);

interface JoinFormProps {
  link: InvitationLink;
  invitation: Extract<CallableOutput<'openInvitation'>, { success: true }>;
  session: AccountSession;
}

export function JoinForm({ link, invitation, session }: JoinFormProps) {
  const { circleId, circleName, email } = invitation;
  const { register, handleSubmit, formState } = useForm<z.infer<typeof formSchema>>({
    resolver: RESOLVER,
    defaultValues: { displayName: invitation.displayName ?? '' },
  });
  const { errors, isSubmitting } = formState;
  const [refusal, setRefusal] = useState<CallRefusal | null>(null);
  const navigate = useNavigateWhileMounted();
  const other = session.state === 'signedIn' && session.email.toLowerCase() !== email ? session.email : null;
  const submit = useSubmitOnce(handleSubmit(join));

  async function join({ displayName }: { displayName: string }): Promise<void> {
    try {
      await acceptInvitation({ link, circleId, email, displayName }, session);
      await navigate(circlePath(circleId), { replace: true });
      await showToast(successToast(t('Welcome'), t('You joined {circleName}.', { circleName })));
    } catch (error) {
      setRefusal(error instanceof CallRefusal ? error : null);
      await showToast(callFailureToast(t('Failed to join'), error));
    }
  }

  return (
    <SignInForm onSubmit={submit}>
      <TextField
        label={t('Your name')}
        autoComplete="name"
        required
        maxLength={NAME_MAX_CHARS}
        hint={t('Shown to this circle.')}
        error={errors.displayName?.message}
        {...register('displayName')}
      />
      <Outcome>
        {other === null
          ? t('You’ll join as {email}.', { email })
          : t('You’re signed in as {other}. Joining signs you in as {email}.', { other, email })}
      </Outcome>
      <FormActions>
        <Button type="submit" aria-disabled={isSubmitting}>
          {isSubmitting ? t('Joining…') : t('Join Circle')}
        </Button>
        {refusal?.isFor(INVITATION_REFUSALS.staff) && (
          <ButtonLink
            to={PATHS.login}
            look="outlined"
            onClick={() => rememberUrl({ pathname: PATHS.prayerCircles, search: '' }, null)}
          >
            {t('Prayer Team Login')}
          </ButtonLink>
        )}
        {(refusal?.isFor(INVITATION_REFUSALS.used) || refusal?.isFor(INVITATION_REFUSALS.invalid)) && (
          <ButtonLink to={PATHS.prayerCircles} look="outlined">
            {t('Go to Prayer Circles')}
          </ButtonLink>
        )}
      </FormActions>
    </SignInForm>
  );
}
