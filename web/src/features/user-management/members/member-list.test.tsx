import { DAY_MS } from '@prayer-community/domain/fields/durations';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { Appearance } from '../../../app/appearance.tsx';
import { answerCalls } from '../../../testing/answer-calls.ts';
import { findToast } from '../../../testing/find-toast.ts';
import { staffMember } from '../../../testing/show-on-dashboard.tsx';
import type { StaffMember } from '../../../ui/team/use-staff-members.ts';
import { ToastHost } from '../../../ui/toast/toast-host.tsx';
import { MemberList } from './member-list.tsx';

const miriam = staffMember('Miriam', 'prayer_team');

function show(members: StaffMember[]): UserEvent {
  render(
    <Appearance>
      <MemberList members={members} ownUid="me" />
      <ToastHost />
    </Appearance>,
  );
  return userEvent.setup();
}

async function choose(leader: UserEvent, action: string): Promise<void> {
  await leader.click(screen.getByRole('button', { name: 'Actions for Miriam Okafor' }));
  await leader.click(screen.getByRole('menuitem', { name: action }));
}

const inDialog = async (name: string) =>
  within(await screen.findByRole('dialog')).getByRole('button', { name });

/** Each change a leader can make to a member, keyed by the error shown if it fails. */
const CHANGES: Record<string, (leader: UserEvent) => Promise<void>> = {
  async 'Failed to update member role.'(leader) {
    await leader.selectOptions(screen.getByLabelText('Role of Miriam Okafor'), 'Leadership');
    await leader.click(await inDialog('Give Leadership Role'));
  },
  async 'Failed to update member status.'(leader) {
    await leader.selectOptions(screen.getByLabelText('Status of Miriam Okafor'), 'Unavailable');
  },
  async 'Failed to send password reset email.'(leader) {
    await choose(leader, 'Send Reset Email');
  },
  async 'Failed to change password.'(leader) {
    await choose(leader, 'Set New Password');
    await leader.type(await screen.findByLabelText(/^New password/), 'another-password');
    await leader.click(await inDialog('Set Password'));
  },
  async 'Failed to delete member.'(leader) {
    await choose(leader, 'Delete Member');
    await leader.click(await inDialog('Delete Member'));
  },
};

describe('a leader’s change to a member', () => {
  it.each(Object.entries(CHANGES))(
    'shows its error if it fails, and the role and status as they were: %s',
    async (text, change) => {
      answerCalls({ error: { status: 'INTERNAL', message: 'An unexpected error occurred.' } });
      const leader = show([miriam]);

      await change(leader);

      await findToast(text);
      await waitFor(() => {
        expect(screen.getByLabelText('Role of Miriam Okafor')).toHaveValue('prayer_team');
        expect(screen.getByLabelText('Status of Miriam Okafor')).toHaveValue('available');
      });
    },
  );

  it('shows the server’s reason if it fails', async () => {
    answerCalls({ result: { success: false, error: 'At least one member must keep the leadership role.' } });
    const leader = show([miriam]);

    await choose(leader, 'Delete Member');
    await leader.click(await inDialog('Delete Member'));

    await findToast('Failed to delete member. At least one member must keep the leadership role.');
  });
});

it('deleting a member asks first, and names the prayer circles that are deleted too', async () => {
  const leader = show([miriam]);

  await choose(leader, 'Delete Member');

  expect(await screen.findByRole('dialog', { name: 'Delete Miriam Okafor?' })).toHaveAccessibleDescription(
    'Are you sure you want to delete this member? This action cannot be undone. They leave all prayer circles. Circles with no other members are deleted.',
  );
});

it('a short password is announced, because Enter leaves the focus in the field', async () => {
  const leader = show([miriam]);
  await choose(leader, 'Set New Password');

  await leader.type(await screen.findByLabelText(/^New password/), 'short{Enter}');

  expect(await screen.findByRole('alert')).toBeVisible();
});

it('making a member a leader asks first and leaves the role unchanged on Cancel', async () => {
  const sent = answerCalls({ result: { success: true } });
  const leader = show([miriam]);

  await leader.selectOptions(screen.getByLabelText('Role of Miriam Okafor'), 'Leadership');
  expect(await screen.findByRole('dialog', { name: 'Make Miriam Okafor a leader?' })).toBeVisible();
  await leader.click(await inDialog('Cancel'));

  expect(screen.getByLabelText('Role of Miriam Okafor')).toHaveValue('prayer_team');
  expect(sent).toEqual([]);
});

it('taking the leadership role away asks first, says what follows, and leaves the role unchanged on Cancel', async () => {
  const sent = answerCalls({ result: { success: true } });
  const leader = show([staffMember('Miriam', 'leadership')]);
  const demote = () => leader.selectOptions(screen.getByLabelText('Role of Miriam Okafor'), 'Prayer Team');

  await demote();
  expect(
    await screen.findByRole('dialog', { name: 'Take the leadership role from Miriam Okafor?' }),
  ).toHaveAccessibleDescription(
    'They no longer see what only leaders see, and leave the leadership lists. Confidential requests assigned to them become new again.',
  );
  await leader.click(await inDialog('Cancel'));
  expect(screen.getByLabelText('Role of Miriam Okafor')).toHaveValue('leadership');
  expect(sent).toEqual([]);

  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await demote();
  await leader.click(await inDialog('Remove Leadership Role'));
  await findToast('Miriam Okafor now has the role Prayer Team.');
  expect(sent).toHaveLength(1);
});

it('making a member available asks before it removes their planned absence', async () => {
  const sent = answerCalls({ result: { success: true } });
  const leader = show([
    staffMember('Miriam', 'prayer_team', {
      status: 'unavailable',
      unavailable_start_date: new Date(Date.now() + DAY_MS),
      unavailable_end_date: new Date(Date.now() + 2 * DAY_MS),
    }),
  ]);

  const makeAvailable = () =>
    leader.selectOptions(screen.getByLabelText('Status of Miriam Okafor'), 'Available');

  await makeAvailable();
  expect(await screen.findByRole('dialog', { name: 'Make Miriam Okafor available?' })).toBeVisible();
  await leader.click(await inDialog('Cancel'));
  expect(screen.getByLabelText('Status of Miriam Okafor')).toHaveValue('unavailable');
  expect(sent).toEqual([]);

  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await makeAvailable();
  await leader.click(await inDialog('Make Available'));
  await findToast('Miriam Okafor is now available. Their planned time away was removed.');
});

it('an empty list says how to begin', () => {
  show([]);

  expect(screen.getByText('No team members found. Add your first team member to get started.')).toBeVisible();
});

it('the list has a name for when it takes the focus', () => {
  show([miriam]);

  expect(screen.getByRole('region', { name: 'Team Members' })).toHaveAttribute('tabindex', '-1');
});
