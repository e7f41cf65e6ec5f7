import Button from '@mui/material/Button';
import { SIGN_IN_REFUSALS } from '@prayer-community/domain/auth/sign-in';
import { message } from '@prayer-community/i18n/text';
import { useState } from 'react';
import { CallRefusal } from '../../firebase/call-refusal.ts';
import { ResendLabel } from '../../ui/form/resend-label.tsx';
import { successToast } from '../../ui/toast/success-toast.ts';
import { showToast, type Toast } from '../../ui/toast/toast.ts';
import { useSecondsUntil } from '../../ui/use-seconds-until.ts';
import { useUnderway } from '../../ui/use-underway.ts';
import { failureToast } from './failure-toasts.ts';
import { type PendingSignIn, storePendingSignIn } from './pending-sign-in.ts';
import { sendCode } from './sign-in-steps.ts';
import { QUIET_BUTTON } from './staff-form.tsx';

const SENT: Toast = successToast(
  message('Code Sent'),
  message('A new verification code is on its way. Earlier codes no longer work.'),
);

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
  const secondsLeft = useSecondsUntil(resendAtMs);
  const mustWait = secondsLeft > 0 || isUnderway;

  function waitUntil(instantMs: number): void {
    setResendAtMs(instantMs);
    storePendingSignIn({ ...pending, resendAtMs: instantMs });
  }

  async function resend(): Promise<void> {
    try {
      waitUntil(await sendCode(pending.challengeId));
      onSent();
      await showToast(SENT);
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
    <Button
      aria-disabled={mustWait}
      sx={{ ...QUIET_BUTTON, opacity: mustWait ? 0.7 : 1 }}
      onClick={() => !mustWait && void run(resend)}
    >
      <ResendLabel secondsLeft={secondsLeft} />
    </Button>
  );
}
