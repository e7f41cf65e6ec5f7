import { SIGN_IN_REFUSALS } from '@prayer-community/domain/auth/sign-in';
import { t } from '@prayer-community/i18n/text';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Appearance } from '../../app/appearance.tsx';
import { answerCalls } from '../../testing/answer-calls.ts';
import { findToast } from '../../testing/find-toast.ts';
import { ToastHost } from '../../ui/toast/toast-host.tsx';
import { ResendButton } from './resend-button.tsx';

const PENDING = { challengeId: 'x'.repeat(43), email: 'r***@example.org', resendAtMs: 0 };

async function resend(error: string) {
  answerCalls({ result: { success: false, error } });
  const onOver = vi.fn();
  render(
    <Appearance>
      <ResendButton pending={PENDING} onSent={vi.fn()} onOver={onOver} />
      <ToastHost />
    </Appearance>,
  );
  await userEvent.setup().click(screen.getByRole('button', { name: 'Resend code' }));
  await findToast('Failed to resend');
  return onOver;
}

it('the countdown is shown and not spoken, because the focused button would speak every second', () => {
  render(
    <Appearance>
      <ResendButton
        pending={{ ...PENDING, resendAtMs: Date.now() + 30_000 }}
        onSent={vi.fn()}
        onOver={vi.fn()}
      />
    </Appearance>,
  );

  const button = screen.getByRole('button', { name: 'Resend code' });
  expect(button).toHaveTextContent(/^Resend code in \d+ s$/);
});

it('the sign-in starts over if it allows no more codes', async () => {
  const onOver = await resend(t(SIGN_IN_REFUSALS.notCompleted));
  await waitFor(() => expect(onOver).toHaveBeenCalledOnce());
});

it('the sign-in stays open if only the email failed', async () => {
  const onOver = await resend(t(SIGN_IN_REFUSALS.codeNotSent));
  expect(screen.getByRole('button', { name: 'Resend code' })).toBeVisible();
  expect(onOver).not.toHaveBeenCalled();
});
