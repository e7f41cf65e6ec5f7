import { t } from '@prayer-community/i18n/text';
import type { Ref } from 'react';
import { signOutOrToast } from '../../session/sign-out-or-toast.ts';
import { InlineButton } from '../../ui/inline-button.tsx';
import { useUnderway } from '../../ui/use-underway.ts';
import { Actions, Quiet } from './stack.tsx';

interface MemberBarProps {
  name: string;
  /** Attached to the text, which is focusable by script. */
  ref: Ref<HTMLParagraphElement>;
}

export function MemberBar({ name, ref }: MemberBarProps) {
  const [isLeaving, run] = useUnderway();

  return (
    <Actions sx={{ justifyContent: 'space-between' }}>
      <Quiet ref={ref} tabIndex={-1}>
        {t('Signed in as {name}', { name })}
      </Quiet>
      <InlineButton
        look="text"
        onClick={() => void run(() => signOutOrToast('asked'))}
        aria-disabled={isLeaving}
      >
        {t('Sign Out')}
      </InlineButton>
    </Actions>
  );
}
