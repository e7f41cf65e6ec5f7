import { t } from '@prayer-community/i18n/text';
import { type Ref, useState } from 'react';
import { signOut } from '../../session/sign-out.ts';
import { InlineButton } from '../../ui/inline-button.tsx';
import { callFailureToast } from '../../ui/toast/error-toast.ts';
import { showToast } from '../../ui/toast/toast.ts';
import { Actions, Quiet } from './stack.tsx';

interface MemberBarProps {
  name: string;
  /** Attached to the text, which is focusable by script. */
  ref: Ref<HTMLParagraphElement>;
}

export function MemberBar({ name, ref }: MemberBarProps) {
  const [isLeaving, setIsLeaving] = useState(false);

  async function leave(): Promise<void> {
    if (isLeaving) {
      return;
    }
    setIsLeaving(true);
    try {
      await signOut('asked');
    } catch (error) {
      setIsLeaving(false);
      await showToast(callFailureToast(t('Failed to log out.'), error));
    }
  }

  return (
    <Actions sx={{ justifyContent: 'space-between' }}>
      <Quiet ref={ref} tabIndex={-1}>
        {t('Signed in as {name}', { name })}
      </Quiet>
      <InlineButton look="text" onClick={() => void leave()} aria-disabled={isLeaving}>
        {t('Sign Out')}
      </InlineButton>
    </Actions>
  );
}
