import { t } from '@prayer-community/i18n/text';
import { useState } from 'react';
import { signOut } from '../../session/sign-out.ts';
import { InlineButton } from '../../ui/inline-button.tsx';
import { showToast } from '../../ui/toast/toast.ts';
import { failed } from './circle-toasts.ts';
import { Actions, Quiet } from './stack.tsx';

export function MemberBar({ name }: { name: string }) {
  const [isLeaving, setIsLeaving] = useState(false);

  async function leave(): Promise<void> {
    setIsLeaving(true);
    try {
      await signOut('asked');
    } catch (error) {
      setIsLeaving(false);
      await showToast(failed(t('Failed to log out.'), error));
    }
  }

  return (
    <Actions sx={{ justifyContent: 'space-between' }}>
      <Quiet>{t('Signed in as {name}', { name })}</Quiet>
      <InlineButton look="text" onClick={() => void leave()} disabled={isLeaving}>
        {t('Sign Out')}
      </InlineButton>
    </Actions>
  );
}
