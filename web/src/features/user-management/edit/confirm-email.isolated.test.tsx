import { EMAIL_CHANGE_REFUSALS } from '@prayer-community/domain/auth/email-change';
import type { CallableOutput } from '@prayer-community/domain/callables';
import { refusal } from '@prayer-community/domain/refusal';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Appearance } from '../../../app/appearance.tsx';
import { answerCalls } from '../../../testing/answer-calls.ts';
import { ConfirmEmail } from './confirm-email.tsx';

async function enterCode(answer: CallableOutput<'confirmEmailChange'>, code = '123456') {
  const onPending = vi.fn();
  answerCalls({ result: answer });
  render(
    <Appearance>
      <ConfirmEmail
        titleId="title"
        name="Anna"
        pending={{ uid: 'anna', email: 'anna@example.org', changeId: 'change', resendAtMs: 0 }}
        isUnderway={false}
        run={(task) => task()}
        onPending={onPending}
        onClose={vi.fn()}
      />
    </Appearance>,
  );
  await userEvent.type(screen.getByLabelText(/^Confirmation code/), code);
  await userEvent.click(screen.getByRole('button', { name: 'Verify' }));
  return onPending;
}

const LEFT = 'Anna has already left all prayer circles and needs new invitations.';

it.each([
  [true, `Failed to change the email address. ${LEFT}`],
  [false, 'Failed to change the email address.'],
])(
  'a failed change leaves the code to be entered again, and says whether memberships in circles have ended: %s',
  async (hasLeftCircles, text) => {
    const refused = refusal(EMAIL_CHANGE_REFUSALS.notChanged);
    const onPending = await enterCode({ ...refused, hasLeftCircles, triesLeft: 5 });

    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.getByRole('textbox')).toHaveValue('123456');
    expect(onPending).not.toHaveBeenCalled();
  },
);

it('a refused change leads back to the address', async () => {
  const refused = refusal(EMAIL_CHANGE_REFUSALS.emailTaken);
  const onPending = await enterCode({ ...refused, hasLeftCircles: false, triesLeft: 5 });

  await waitFor(() => expect(onPending).toHaveBeenCalledExactlyOnceWith(null));
});

it('an invalid code that can be retried also says that memberships have ended', async () => {
  await enterCode({ ...refusal(EMAIL_CHANGE_REFUSALS.invalidCode), hasLeftCircles: true, triesLeft: 4 });

  expect(
    await screen.findByText(`Invalid or expired confirmation code. 4 attempts left. ${LEFT}`),
  ).toBeVisible();
});

it('an incomplete code is named as the email names it', async () => {
  await enterCode({ success: true }, '123');

  expect(await screen.findByText('Please enter a 6-digit confirmation code.')).toBeVisible();
});
