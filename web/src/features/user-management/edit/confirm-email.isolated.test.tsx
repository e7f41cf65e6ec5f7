import { EMAIL_CHANGE_REFUSALS } from '@prayer-community/domain/auth/email-change';
import { refusal } from '@prayer-community/domain/refusal';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Appearance } from '../../../app/appearance.tsx';
import { answerCalls } from '../../../testing/answer-calls.ts';
import { showToast } from '../../../ui/toast/toast.ts';
import { ConfirmEmail } from './confirm-email.tsx';

vi.mock('../../../ui/toast/toast.ts', () => ({ showToast: vi.fn() }));

it.each([
  [
    true,
    'Failed to update member. Failed to change the e-mail address. Anna has already left all prayer circles and needs new invitations.',
  ],
  [false, 'Failed to update member. Failed to change the e-mail address.'],
])('says whether a change that failed ended memberships in circles: %s', async (hasLeftCircles, text) => {
  const refused = { ...refusal(EMAIL_CHANGE_REFUSALS.notChanged), hasLeftCircles, triesLeft: 5 };
  answerCalls({ result: refused });
  render(
    <Appearance>
      <ConfirmEmail
        titleId="title"
        name="Anna"
        pending={{ uid: 'anna', email: 'anna@example.org', changeId: 'change', resendAtMs: 0 }}
        onPending={vi.fn()}
        onClose={vi.fn()}
      />
    </Appearance>,
  );

  await userEvent.type(screen.getByRole('textbox'), '123456');
  await userEvent.click(screen.getByRole('button', { name: 'Verify' }));

  await vi.waitFor(
    () => expect(showToast).toHaveBeenLastCalledWith(expect.objectContaining({ text })),
    10_000,
  );
});
