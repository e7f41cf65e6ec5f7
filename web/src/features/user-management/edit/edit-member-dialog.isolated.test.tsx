import { act, render, screen } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { Appearance } from '../../../app/appearance.tsx';
import { findToast } from '../../../testing/find-toast.ts';
import { staffMember } from '../../../testing/show-on-dashboard.tsx';
import { ToastHost } from '../../../ui/toast/toast-host.tsx';
import { EditMemberDialog } from './edit-member-dialog.tsx';

// Leaves each call unanswered until the test answers it.
const edge = vi.hoisted(() => {
  const calls = {
    answer: (_output: object) => {},
    call: () =>
      new Promise((resolve) => {
        calls.answer = resolve;
      }),
  };
  return calls;
});
vi.mock('../../../firebase/call-or-throw.ts', () => ({ callOrThrow: edge.call }));
vi.mock('../../../firebase/call-function.ts', () => ({ callFunction: edge.call }));

let leader: UserEvent;
const onClose = vi.fn();

beforeEach(() => {
  onClose.mockReset();
  leader = userEvent.setup();
  render(
    <Appearance>
      <ToastHost />
      <EditMemberDialog member={staffMember('Miriam', 'prayer_team')} onClose={onClose} />
    </Appearance>,
  );
});

const press = async (name: string) => leader.click(await screen.findByRole('button', { name }));

/** Saves a new email address and leaves the call unanswered. */
async function saveNewAddress(): Promise<void> {
  const address = await screen.findByLabelText(/^Email/);
  await leader.clear(address);
  await leader.type(address, 'new@example.org');
  await press('Save Changes');
  await screen.findByRole('button', { name: 'Saving…' });
}

async function requestCode(): Promise<void> {
  await saveNewAddress();
  await act(async () => edge.answer({ changeId: 'change', resendAfterSeconds: 0 }));
  await screen.findByRole('dialog', { name: 'Confirm New Email' });
}

it('Escape during a save leaves the dialog open, which then asks for the emailed code', async () => {
  await saveNewAddress();

  await leader.keyboard('{Escape}');
  expect(onClose).not.toHaveBeenCalled();
  await act(async () => edge.answer({ changeId: 'change', resendAfterSeconds: 0 }));

  expect(await screen.findByRole('dialog', { name: 'Confirm New Email' })).toBeVisible();
});

it('a click beside the dialog does not lose the emailed code', async () => {
  await requestCode();

  await leader.click(screen.getByRole('dialog').parentElement ?? document.body);

  expect(onClose).not.toHaveBeenCalled();
});

it('Escape while the code is verified leaves the dialog open until the answer', async () => {
  await requestCode();
  await leader.type(await screen.findByRole('textbox'), '123456');
  await press('Verify');
  await screen.findByRole('button', { name: 'Verifying…' });

  await leader.keyboard('{Escape}');
  expect(onClose).not.toHaveBeenCalled();
  await act(async () => edge.answer({ success: true }));

  expect(onClose).toHaveBeenCalledOnce();
});

it('a new name is saved and confirmed before the new address waits for its code', async () => {
  await leader.type(await screen.findByLabelText(/^First name/), 'am');
  await saveNewAddress();
  await act(async () => edge.answer({ success: true }));

  await findToast('Member Updated');
  await act(async () => edge.answer({ changeId: 'change', resendAfterSeconds: 0 }));
  expect(await screen.findByText(/Until then, the address stays the same\./)).toBeVisible();
});

it('an address whose code was entered wrong too often is still in the form', async () => {
  await requestCode();
  await leader.type(await screen.findByRole('textbox'), '123456');
  await press('Verify');
  await act(async () => edge.answer({ success: false, triesLeft: 0, error: 'Too many wrong codes.' }));

  expect(await screen.findByLabelText(/^Email/)).toHaveValue('new@example.org');
});
