import type { InvitationLink } from '@prayer-community/domain/prayer-circles/circle-membership';
import { activeLanguage, t } from '@prayer-community/i18n/text';
import { useState } from 'react';
import { callOrThrow } from '../../firebase/call-or-throw.ts';
import { Button } from '../../ui/button.tsx';
import { callFailureToast } from '../../ui/toast/error-toast.ts';
import { showToast } from '../../ui/toast/toast.ts';
import { useLostFocus } from '../../ui/use-lost-focus.ts';
import { Outcome } from './sign-in-form.tsx';

type Stage = 'idle' | 'sending' | 'sent';

/** Emails a new link to replace an expired one. */
export function RenewButton({ link }: { link: InvitationLink }) {
  const [stage, setStage] = useState<Stage>('idle');
  const outcome = useLostFocus<HTMLParagraphElement>(stage === 'sent');

  async function renew(): Promise<void> {
    if (stage === 'sending') {
      return;
    }
    setStage('sending');
    try {
      await callOrThrow('renewInvitation', { ...link, language: activeLanguage() });
      setStage('sent');
    } catch (error) {
      setStage('idle');
      await showToast(callFailureToast(t('Failed to send invitation'), error));
    }
  }

  return (
    <>
      {stage !== 'sent' && (
        <Button onClick={() => void renew()} aria-disabled={stage === 'sending'}>
          {stage === 'sending' ? t('Sending…') : t('Send Me a New Link')}
        </Button>
      )}
      <Outcome ref={outcome} tabIndex={-1} role="status">
        {stage === 'sent' && t('A new link is on its way to your inbox.')}
      </Outcome>
    </>
  );
}
