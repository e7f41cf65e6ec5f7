import { CIRCLE_REFUSALS } from '@prayer-community/domain/prayer-circles/circle-membership';
import { refusal } from '@prayer-community/domain/refusal';
import { t } from '@prayer-community/i18n/text';
import { render, screen } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { answerCalls } from '../../testing/answer-calls.ts';
import { findToast } from '../../testing/find-toast.ts';
import { ToastHost } from '../../ui/toast/toast-host.tsx';
import { InviteForm } from './invite-form.tsx';

const circles = [
  { id: 'healing', name: 'Healing' },
  { id: 'families', name: 'Families' },
];

function show(): { guest: UserEvent; onClose: ReturnType<typeof vi.fn> } {
  const onClose = vi.fn();
  render(
    <>
      <InviteForm circles={circles} onClose={onClose} />
      <ToastHost />
    </>,
  );
  return { guest: userEvent.setup(), onClose };
}

async function send(guest: UserEvent, email: string): Promise<void> {
  await guest.type(screen.getByLabelText(/Email/), email);
  await guest.click(screen.getByRole('button', { name: 'Send Invitation' }));
}

it('the form invites to the chosen circle, confirms address and circle, and stays open for the next', async () => {
  const sent = answerCalls({ result: { success: true } });
  const { guest, onClose } = show();
  await guest.selectOptions(screen.getByLabelText('Circle'), 'Families');

  await send(guest, 'ruth@example.org');

  await findToast('Invitation sent');
  expect(
    screen.getByText(
      'ruth@example.org is invited to Families, unless they already belong to it. If no email arrives, they can sign in and join.',
    ),
  ).toBeInTheDocument();
  expect(sent).toEqual([{ circleId: 'families', email: 'ruth@example.org', language: 'en' }]);
  expect(screen.getByLabelText(/Email/)).toHaveValue('');
  expect(onClose).not.toHaveBeenCalled();
});

it.each([
  [
    'the reason for a refusal',
    { result: refusal(CIRCLE_REFUSALS.tooManyInvitations) },
    t(CIRCLE_REFUSALS.tooManyInvitations),
  ],
  ['a connection error', null, /connection/],
])('%s is shown, and the address stays', async (_what, answer, reason) => {
  answerCalls(answer);
  const { guest } = show();

  await send(guest, 'ruth@example.org');

  expect((await screen.findAllByText('Failed to send invitation'))[0]).toBeInTheDocument();
  expect(screen.getAllByText(reason)[0]).toBeInTheDocument();
  expect(screen.getByLabelText(/Email/)).toHaveValue('ruth@example.org');
});

it('an invalid email address is rejected', async () => {
  const sent = answerCalls({ result: { success: true } });
  const { guest } = show();

  await send(guest, 'ruth@');

  expect(await screen.findByText('Please enter a valid email address')).toBeVisible();
  expect(sent).toEqual([]);
});

it('the form stays open and its address unchanged while an invitation is being sent', async () => {
  answerCalls(new Promise<never>(() => undefined));
  const { guest, onClose } = show();
  await send(guest, 'ruth@example.org');

  await guest.type(screen.getByLabelText(/Email/), 'naomi@example.org');
  await guest.click(screen.getByRole('button', { name: 'Cancel' }));

  expect(screen.getByLabelText(/Email/)).toHaveValue('ruth@example.org');
  expect(onClose).not.toHaveBeenCalled();
});

it('Cancel closes the form', async () => {
  const { guest, onClose } = show();

  await guest.click(screen.getByRole('button', { name: 'Cancel' }));

  expect(onClose).toHaveBeenCalledOnce();
});

it('an error is announced, because Enter leaves the focus in the field', async () => {
  const { guest } = show();

  await guest.type(screen.getByLabelText(/Email/), 'ruth@{Enter}');

  expect(await screen.findByRole('alert')).toHaveTextContent(/valid/);
});
