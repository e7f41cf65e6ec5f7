import { SIGN_IN_REFUSALS } from '@prayer-community/domain/auth/sign-in';
import { useState } from 'react';
import { CallRefusal } from '../../firebase/call-refusal.ts';
import { CODE_RESENT } from '../../ui/form/emailed-code.ts';
import { ResendCodeButton } from '../../ui/form/resend-code-button.tsx';
import { showToast } from '../../ui/toast/toast.ts';
import { useUnderway } from '../../ui/use-underway.ts';
import { failureToast } from './failure-toasts.ts';
import { type PendingSignIn, storePendingSignIn } from './pending-sign-in.ts';
import { sendCode } from './sign-in-steps.ts';
import { QUIET_BUTTON } from './staff-form.tsx';

interface ResendButtonProps {
  pending: PendingSignIn;
  onSent: () => void;
  /** Called if this sign-in accepts no more codes. */
  onOver: () => void;
}

/** Requests another code. Counts down until that is allowed. */
export function ResendButton({ pending, onSent, onOver }: ResendButtonProps) {
  const [resendAtMs, setResendAtMs] = useState(pending.resendAtMs);
  const [isUnderway, run] = useUnderway();

  function waitUntil(instantMs: number): void {
    setResendAtMs(instantMs);
    storePendingSignIn({ ...pending, resendAtMs: instantMs });
  }

  async function resend(): Promise<void> {
    try {
      waitUntil(await sendCode(pending.challengeId));
      onSent();
      await showToast(CODE_RESENT);
    } catch (error) {
      const refusal = error instanceof CallRefusal ? error : null;
      if (refusal?.reason.retryAfterSeconds !== undefined) {
        waitUntil(Date.now() + refusal.reason.retryAfterSeconds * 1000);
      }
      await showToast(failureToast('Failed to resend', error));
      if (refusal?.isFor(SIGN_IN_REFUSALS.notCompleted)) {
        onOver();
      }
    }
  }

  return (
    <ResendCodeButton
      resendAtMs={resendAtMs}
      isUnderway={isUnderway}
      onResend={() => void run(resend)}
      sx={QUIET_BUTTON}
    />
  );
}
