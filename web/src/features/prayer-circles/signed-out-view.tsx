import { CIRCLE_REFUSALS } from '@prayer-community/domain/prayer-circles/circle-membership';
import { t } from '@prayer-community/i18n/text';
import type { Ref } from 'react';
import { PATHS } from '../../config/paths.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { showToast } from '../../ui/toast/toast.ts';
import { CIRCLE_TOASTS } from './circle-toasts.ts';
import { Actions, Quiet, Stack } from './stack.tsx';

/** @param props.ref is attached to the text, which is focusable by script */
export function SignedOutView({ ref }: { ref: Ref<HTMLParagraphElement> }) {
  return (
    <Stack>
      <Quiet ref={ref} tabIndex={-1} role="status">
        {t(CIRCLE_REFUSALS.signInRequired)}
      </Quiet>
      <Actions>
        <ButtonLink to={PATHS.signIn}>{t('Sign In')}</ButtonLink>
        <Button look="outlined" onClick={() => void showToast(CIRCLE_TOASTS.logInToCreate)}>
          {t('Create Circle')}
        </Button>
      </Actions>
    </Stack>
  );
}
