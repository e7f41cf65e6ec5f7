import { MEMBER_REFUSALS } from '@prayer-community/domain/staff/team-member';
import { t } from '@prayer-community/i18n/text';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { Appearance } from '../../app/appearance.tsx';
import { answerCalls } from '../../testing/answer-calls.ts';
import { findToast } from '../../testing/find-toast.ts';
import { ToastHost } from '../toast/toast-host.tsx';
import { AddMemberDialog } from './add-member-dialog.tsx';

function open() {
  const onClose = vi.fn();
  render(
    <Appearance>
      <AddMemberDialog onClose={onClose} />
      <ToastHost />
    </Appearance>,
  );
  return { leader: userEvent.setup(), onClose };
}

const field = (label: string) => screen.getByLabelText(new RegExp(`^${label}`));
const submit = () => screen.getByRole('button', { name: 'Add Member' });

async function fillIn(leader: ReturnType<typeof open>['leader']): Promise<void> {
  await leader.type(field('First name'), 'Anna');
  await leader.type(field('Last name'), 'Berg');
  await leader.type(field('Email'), 'Anna.B@example.org');
  await leader.type(field('Password'), 'secret-1');
}

function refusal(error: string) {
  return { result: { success: false, error } };
}

describe('adding a team member', () => {
  it('sends the form with the username from the email address, and closes', async () => {
    const sent = answerCalls({ result: { success: true, uid: 'u1' } });
    const { leader, onClose } = open();
    await fillIn(leader);
    await leader.click(screen.getByRole('radio', { name: 'Leadership' }));

    await leader.click(submit());

    await findToast('Team Member Added');
    expect(sent).toEqual([
      {
        firstName: 'Anna',
        lastName: 'Berg',
        email: 'anna.b@example.org',
        username: 'anna.b',
        password: 'secret-1',
        phone: '',
        role: 'leadership',
        language: 'en',
      },
    ]);
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('leaves an edited username unchanged', async () => {
    const { leader } = open();
    await leader.type(field('Username'), 'berg');

    await leader.type(field('Email'), 'anna@example.org');

    expect(field('Username')).toHaveValue('berg');
  });

  it('says once what is missing, marks the fields and sends nothing', async () => {
    const sent = answerCalls(null);
    const { leader } = open();

    await leader.click(submit());

    expect(await screen.findByRole('alert')).toHaveTextContent('Please fill in all required fields.');
    expect(field('First name')).toBeInvalid();
    expect(field('Phone')).toBeValid();
    expect(sent).toEqual([]);
  });

  it('rejects an invalid phone number', async () => {
    const sent = answerCalls(null);
    const { leader } = open();
    await fillIn(leader);
    await leader.type(field('Phone'), '12');

    await leader.click(submit());

    await waitFor(() =>
      expect(field('Phone')).toHaveAccessibleDescription(
        /Please enter a phone number we can call, such as 202-555-0142\./,
      ),
    );
    expect(sent).toEqual([]);
  });

  it.each([
    ['Email', 'A user with this email already exists.'],
    ['Username', 'Username already exists. Please choose a different one.'],
  ])('says at the %s field that it is taken', async (label, message) => {
    answerCalls(refusal(message));
    const { leader, onClose } = open();
    await fillIn(leader);

    await leader.click(submit());

    await waitFor(() => expect(field(label)).toHaveAccessibleDescription(message));
    expect(field(label)).toHaveFocus();
    expect(onClose).not.toHaveBeenCalled();
  });

  it('reports an account without a role as a partial success and can be submitted again', async () => {
    answerCalls(refusal('User created but role assignment failed. Please manually assign role.'));
    const { leader, onClose } = open();
    await fillIn(leader);

    await leader.click(submit());

    await findToast('Partial Success');
    expect(onClose).not.toHaveBeenCalled();
  });

  it('reports a member without a welcome email as a partial success and closes', async () => {
    answerCalls(refusal(t(MEMBER_REFUSALS.notWelcomed)));
    const { leader, onClose } = open();
    await fillIn(leader);

    await leader.click(submit());

    await findToast('Partial Success');
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('reports an addition that was rolled back as a failure', async () => {
    answerCalls(refusal(t(MEMBER_REFUSALS.notAdded)));
    const { leader, onClose } = open();
    await fillIn(leader);

    await leader.click(submit());

    await findToast('Failed to add team member.');
    expect(screen.queryByText('Partial Success')).toBeNull();
    expect(onClose).not.toHaveBeenCalled();
  });

  it('stays open and reports the error if the server failed', async () => {
    answerCalls({ error: { status: 'INTERNAL', message: 'An unexpected error occurred.' } });
    const { leader, onClose } = open();
    await fillIn(leader);

    await leader.click(submit());

    await findToast('Failed to add team member.');
    expect(onClose).not.toHaveBeenCalled();
  });
});
