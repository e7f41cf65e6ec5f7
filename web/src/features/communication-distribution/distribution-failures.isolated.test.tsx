import {
  methodId,
  newDistributionGroup,
  newDistributionMethod,
} from '@prayer-community/domain/distribution/distribution';
import { DISTRIBUTION_MESSAGES } from '@prayer-community/domain/distribution/distribution-form';
import { t } from '@prayer-community/i18n/text';
import { act, render, screen } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Appearance } from '../../app/appearance.tsx';
import { findToast } from '../../testing/find-toast.ts';
import { staffMember } from '../../testing/show-on-dashboard.tsx';
import { ToastHost } from '../../ui/toast/toast-host.tsx';
import { AddToListCard } from './adding/add-to-list-card.tsx';
import { AlreadyListedError } from './adding/already-listed-error.ts';
import { DistributionContext } from './distribution-context.ts';
import { EditListsDialog } from './editing/edit-lists-dialog.tsx';
import { MethodRow } from './groups/method-row.tsx';

// Writes to the database never finish here. Other tests show that the rules allow them.
const writes = vi.hoisted(() => ({ addToList: vi.fn(), chooseLists: vi.fn(), setMethodActive: vi.fn() }));
vi.mock('./adding/add-to-list.ts', () => ({ addToList: writes.addToList }));
vi.mock('./editing/choose-lists.ts', () => ({ chooseLists: writes.chooseLists }));
vi.mock('./groups/set-method-active.ts', () => ({ setMethodActive: writes.setMethodActive }));

const grace = staffMember('Grace', 'leadership');
const miriam = staffMember('Miriam', 'leadership');
const group = { ...newDistributionGroup('leadership', null, new Date(0)), id: 'leadership' as const };
const method = { ...newDistributionMethod('leadership', 'email'), id: methodId('leadership', 'email') };

function show(part: ReactNode, methods = [method]) {
  const knowledge = {
    groups: [group],
    methods,
    memberships: [],
    members: [grace, miriam],
    ownUid: 'me',
    isSmsConfigured: true,
  };
  render(
    <Appearance>
      <DistributionContext value={knowledge}>{part}</DistributionContext>
      <ToastHost />
    </Appearance>,
  );
  return userEvent.setup();
}

async function addGrace(): Promise<UserEvent> {
  const leader = show(<AddToListCard />);
  await leader.selectOptions(screen.getByLabelText('Distribution list'), 'Leadership · Email');
  await leader.selectOptions(screen.getByLabelText('Member'), 'Grace Okafor (Leadership)');
  await leader.click(screen.getByRole('button', { name: 'Add to List' }));
  return leader;
}

beforeEach(() => {
  for (const write of Object.values(writes)) {
    write.mockReset().mockRejectedValue(new Error('refused'));
  }
});

describe('a write that the database refuses', () => {
  it('shows an error when adding a member', async () => {
    await addGrace();

    await findToast('Failed to add member to distribution list.');
    expect(writes.addToList).toHaveBeenCalledWith('leadership_email', 'Grace', 'me');
  });

  it('shows Already Added if someone else added the member first', async () => {
    writes.addToList.mockRejectedValue(new AlreadyListedError());

    await addGrace();

    await findToast('Already Added');
    expect(screen.getByText('This member is already in the selected distribution list.')).toBeVisible();
  });

  it('shows an error when turning off a list, which stays on', async () => {
    const leader = show(<MethodRow group={group} method={method} count={1} />);
    const isOn = screen.getByRole('switch', { name: 'Email to Leadership' });

    await leader.click(isOn);

    await findToast('Failed to update notification settings.');
    expect(isOn).toBeChecked();
  });

  it('shows an error when changing a leader’s lists and keeps the dialog open', async () => {
    const leader = show(<EditListsDialog member={grace} onClose={() => undefined} />);
    await leader.click(screen.getByLabelText('Leadership · Email'));

    await leader.click(screen.getByRole('button', { name: 'Save' }));

    await findToast('Failed to update distribution.');
    expect(screen.getByLabelText('Leadership · Email')).toBeChecked();
  });
});

it('an incomplete choice moves the focus to the missing field, and its message disappears with the next choice', async () => {
  const leader = show(<AddToListCard />);
  const list = screen.getByLabelText('Distribution list');
  const member = screen.getByLabelText('Member');
  const add = screen.getByRole('button', { name: 'Add to List' });
  const message = t(DISTRIBUTION_MESSAGES.bothRequired);

  await leader.click(add);
  expect(list).toHaveFocus();
  expect(list).toHaveAccessibleDescription(message);

  await leader.selectOptions(list, 'Leadership · Email');
  expect(screen.queryByText(message)).toBeNull();

  await leader.click(add);
  expect(member).toHaveFocus();
  expect(member).toHaveAccessibleDescription(message);

  await leader.selectOptions(member, 'Grace Okafor (Leadership)');
  expect(screen.queryByText(message)).toBeNull();
});

it('the member chosen while another is being added stays chosen', async () => {
  let answer = () => {};
  writes.addToList.mockReturnValue(
    new Promise<void>((resolve) => {
      answer = resolve;
    }),
  );
  const leader = await addGrace();
  await leader.selectOptions(screen.getByLabelText('Member'), 'Miriam Okafor (Leadership)');

  await act(async () => answer());

  await findToast('Member Added');
  expect(screen.getByLabelText('Member')).toHaveValue('Miriam');
});

it('a click beside the lists of a leader does not discard what was chosen', async () => {
  const onClose = vi.fn();
  const leader = show(<EditListsDialog member={grace} onClose={onClose} />);
  await leader.click(screen.getByLabelText('Leadership · Email'));

  await leader.click(screen.getByRole('dialog').parentElement ?? document.body);
  expect(onClose).not.toHaveBeenCalled();

  await leader.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledOnce();
});

it('while the lists of a leader are being saved, they cannot be changed, and the buttons stay focusable, neither saving them again nor closing the dialog', async () => {
  writes.chooseLists.mockReturnValue(new Promise(() => {}));
  const onClose = vi.fn();
  const leader = show(<EditListsDialog member={grace} onClose={onClose} />);

  await leader.click(screen.getByRole('button', { name: 'Save' }));
  await leader.keyboard('{Enter}');

  const button = screen.getByRole('button', { name: 'Saving…' });
  expect(button).toHaveFocus();
  expect(button).toBeEnabled();
  expect(writes.chooseLists).toHaveBeenCalledOnce();

  await leader.tab({ shift: true });
  expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus();
  await leader.keyboard('{Enter}');
  expect(onClose).not.toHaveBeenCalled();

  const list = screen.getByLabelText('Leadership · Email');
  await leader.click(list);
  expect(list).toHaveFocus();
  expect(list).not.toBeChecked();
});

it('only the lists whose checkbox a leader changed are saved', async () => {
  const sms = { ...newDistributionMethod('leadership', 'sms'), id: methodId('leadership', 'sms') };
  writes.chooseLists.mockResolvedValue(undefined);
  const leader = show(<EditListsDialog member={grace} onClose={() => undefined} />, [method, sms]);
  await leader.click(screen.getByLabelText('Leadership · Email'));

  await leader.click(screen.getByRole('button', { name: 'Save' }));

  await findToast('Distribution Updated');
  expect(writes.chooseLists).toHaveBeenCalledExactlyOnceWith(
    'Grace',
    ['leadership_email'],
    new Set(['leadership_email']),
    'me',
  );
});
