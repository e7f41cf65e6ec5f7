import { signInCodeFormSchema } from '@prayer-community/domain/auth/sign-in-form';
import { SIGN_IN_CODE_DIGITS } from '@prayer-community/domain/limits';
import { counted, t } from '@prayer-community/i18n/text';
import { useRef, useState } from 'react';
import { PATHS } from '../../config/paths.ts';
import { isUnreachable } from '../../firebase/call-failure.ts';
import { CallRefusal } from '../../firebase/call-refusal.ts';
import { showToast } from '../../ui/toast/toast.ts';
import { useNavigateWhileMounted } from '../../ui/use-navigate-while-mounted.ts';
import { useUnderway } from '../../ui/use-underway.ts';
import { type FailedStep, failureToast } from './failure-toasts.ts';
import { forgetPendingSignIn } from './pending-sign-in.ts';
import { checkCode, completeSignIn } from './sign-in-steps.ts';

export interface CodeEntry {
  code: string;
  /** What is wrong with the code, or how many attempts are left after a wrong one. */
  error: string | undefined;
  isUnderway: boolean;
  /** Handles typed or pasted input. The last digit submits. */
  type: (digits: string) => void;
  submit: () => void;
  clear: () => void;
  /** Abandons this sign-in and returns to the login. */
  startOver: () => void;
}

/** Handles the code of one sign-in, from typing it to the session. Once the session starts, the page redirects automatically. */
export function useCodeEntry(challengeId: string): CodeEntry {
  const [code, setCode] = useState('');
  const [error, setError] = useState<string>();
  const [isUnderway, run] = useUnderway();
  // A correct code is consumed immediately. If the last step then fails for lack of a connection, only that step is
  // repeated.
  const isVerified = useRef(false);
  const isResponseLost = useRef(false);
  const navigate = useNavigateWhileMounted();

  function type(digits: string): void {
    setCode(digits);
    setError(undefined);
    if (digits.length === SIGN_IN_CODE_DIGITS && digits !== code) {
      void submitCode(digits);
    }
  }

  async function submitCode(typed: string): Promise<void> {
    const parsed = signInCodeFormSchema.safeParse({ code: typed });
    if (!parsed.success) {
      setError(parsed.error.issues[0]?.message);
      return;
    }
    await run(() => signIn(typed));
  }

  async function signIn(typed: string): Promise<void> {
    let step: FailedStep = 'Verification Failed';
    try {
      if (!isVerified.current && !(await isRight(typed))) {
        return;
      }
      isVerified.current = true;
      step = 'Login Failed';
      await completeSignIn(challengeId);
      forgetPendingSignIn();
    } catch (failure) {
      isResponseLost.current ||= isUnreachable(failure);
      await showToast(failureToast(step, failure));
      if (failure instanceof CallRefusal) {
        startOver();
      }
    }
  }

  async function isRight(typed: string): Promise<boolean> {
    const check = await checkCode(challengeId, typed);
    // The code may have been consumed by the call whose response was lost. Completing the sign-in tells.
    if (check.isRight || (check.triesLeft === 0 && isResponseLost.current)) {
      return true;
    }
    setCode('');
    // The toast has the reason.
    setError(counted(check.triesLeft, '1 attempt left.', '{count} attempts left.'));
    await showToast({ title: t('Verification Failed'), text: check.error, kind: 'failure' });
    if (check.triesLeft === 0) {
      startOver();
    }
    return false;
  }

  function startOver(): void {
    forgetPendingSignIn();
    void navigate(PATHS.login, { replace: true });
  }

  function clear(): void {
    setCode('');
    setError(undefined);
  }

  return { code, error, isUnderway, type, submit: () => void submitCode(code), clear, startOver };
}
