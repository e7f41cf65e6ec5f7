import { CIRCLE_REFUSALS } from '@prayer-community/domain/prayer-circles/circle-membership';
import { t } from '@prayer-community/i18n/text';
import type { ReactNode, Ref } from 'react';
import { useParams } from 'react-router-dom';
import { PATHS } from '../../config/paths.ts';
import { signOutReasonText } from '../../session/sign-out-reason-text.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { showToast } from '../../ui/toast/toast.ts';
import { CIRCLE_TOASTS } from './circle-toasts.ts';
import { Actions, Quiet, Stack } from './stack.tsx';

interface SignedOutViewProps {
  heading: ReactNode;
  /** Why a staff session ended. Null for everyone else. */
  reason: string | null;
  /** Attached to the text, which is focusable by script. */
  ref: Ref<HTMLParagraphElement>;
}

/** Offers the sign-in by link, which comes back to the circle of the page. Staff whose session ended need the team login, because their address gets no link. */
export function SignedOutView({ heading, reason, ref }: SignedOutViewProps) {
  const { circleId } = useParams();
  return (
    <Stack>
      {heading}
      <Quiet ref={ref} tabIndex={-1} role="status">
        {reason === null ? t(CIRCLE_REFUSALS.signInRequired) : signOutReasonText(reason)}
      </Quiet>
      <Actions>
        {reason !== null && <ButtonLink to={PATHS.login}>{t('Prayer Team Login')}</ButtonLink>}
        <ButtonLink to={PATHS.signIn} state={{ circleId }} look={reason === null ? 'filled' : 'outlined'}>
          {t('Sign In')}
        </ButtonLink>
        <Button look="outlined" onClick={() => void showToast(CIRCLE_TOASTS.logInToCreate)}>
          {t('Create Circle')}
        </Button>
      </Actions>
    </Stack>
  );
}
