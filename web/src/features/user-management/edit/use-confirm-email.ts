import {
  confirmationCodeFormSchema,
  EMAIL_CHANGE_REFUSALS,
} from '@prayer-community/domain/auth/email-change';
import { isRefusedFor, refusalText } from '@prayer-community/domain/refusal';
import { counted, t } from '@prayer-community/i18n/text';
import { useState } from 'react';
import { callFunction } from '../../../firebase/call-function.ts';
import { CODE_RESENT } from '../../../ui/form/emailed-code.ts';
import { showToast } from '../../../ui/toast/toast.ts';
import type { Run } from '../../../ui/use-underway.ts';
import { toastFailure, toastRefusal, toastSuccess } from '../user-management-toasts.ts';
import { type PendingEmail, requestEmail } from './request-email.ts';

interface ConfirmEmailSteps {
  pending: PendingEmail;
  name: string;
  run: Run;
  onPending: (pending: PendingEmail | null) => void;
  onDone: () => void;
}

export function useConfirmEmail({ pending, name, run, onPending, onDone }: ConfirmEmailSteps) {
  const [code, setCode] = useState('');
  const [error, setError] = useState<string>();

  function type(digits: string): void {
    setCode(digits);
    setError(undefined);
  }

  async function attempt(step: () => Promise<void>): Promise<void> {
    try {
      await step();
    } catch (failure) {
      toastFailure('edit', failure);
    }
  }

  async function confirm(): Promise<void> {
    const parsed = confirmationCodeFormSchema.safeParse({ code });
    if (!parsed.success) {
      setError(parsed.error.issues[0]?.message);
      return;
    }
    const response = await callFunction('confirmEmailChange', { changeId: pending.changeId, code });
    if (response.success) {
      toastSuccess(
        t('Email Address Changed'),
        t('{name} was signed out everywhere. Sign-in codes now go to {email}.', {
          name,
          email: pending.email,
        }),
      );
      onDone();
      return;
    }
    const circlesLeft = response.hasLeftCircles
      ? ` ${t('{name} has already left all prayer circles and needs new invitations.', { name })}`
      : '';
    if (isRefusedFor(response, EMAIL_CHANGE_REFUSALS.invalidCode) && response.triesLeft > 0) {
      const triesLeft = counted(response.triesLeft, '1 attempt left.', '{count} attempts left.');
      setCode('');
      setError(`${refusalText(response)} ${triesLeft}${circlesLeft}`);
      return;
    }
    if (isRefusedFor(response, EMAIL_CHANGE_REFUSALS.notChanged) && response.triesLeft > 0) {
      // The same code can be entered again.
      setError(`${refusalText(response)}${circlesLeft}`);
      return;
    }
    toastRefusal(`${refusalText(response)}${circlesLeft}`);
    onPending(null);
  }

  async function resend(): Promise<void> {
    onPending(await requestEmail(pending.uid, pending.email));
    setCode('');
    setError(undefined);
    void showToast(CODE_RESENT);
  }

  return {
    code,
    error,
    type,
    submit: () => void run(() => attempt(confirm)),
    resend: () => void run(() => attempt(resend)),
  };
}
