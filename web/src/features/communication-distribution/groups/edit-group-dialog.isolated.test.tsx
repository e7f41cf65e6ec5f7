import { newDistributionGroup } from '@prayer-community/domain/distribution/distribution';
import { GROUP_DESCRIPTION_MAX_CHARS } from '@prayer-community/domain/limits';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { Appearance } from '../../../app/appearance.tsx';
import { findToast } from '../../../testing/find-toast.ts';
import { ToastHost } from '../../../ui/toast/toast-host.tsx';
import { EditGroupDialog } from './edit-group-dialog.tsx';

// Firestore does not run in jsdom.
const edge = vi.hoisted(() => ({ saveGroup: vi.fn() }));
vi.mock('./save-group.ts', () => ({ saveGroup: edge.saveGroup }));

const GROUP = {
  ...newDistributionGroup('leadership', 'leaders@example.org', new Date(0)),
  id: 'leadership' as const,
};

beforeEach(() => {
  edge.saveGroup.mockReset().mockResolvedValue(undefined);
});

function open() {
  const onClose = vi.fn();
  render(
    <Appearance>
      <EditGroupDialog group={GROUP} onClose={onClose} />
      <ToastHost />
    </Appearance>,
  );
  return { leader: userEvent.setup(), onClose };
}

it.each([
  ['Email', 'us@example.org', { email_address: 'us@example.org' }],
  ['Description', 'Those who lead.', { description: 'Those who lead.' }],
])('a change of the field %s writes only that field', async (label, text, changes) => {
  const { leader, onClose } = open();
  const field = await screen.findByLabelText(label);
  await leader.clear(field);
  await leader.type(field, text);

  await leader.click(screen.getByRole('button', { name: 'Save' }));

  await findToast('Group Updated');
  expect(edge.saveGroup).toHaveBeenCalledExactlyOnceWith('leadership', changes);
  expect(onClose).toHaveBeenCalledOnce();
});

it('nothing is written if no field was changed', async () => {
  const { leader, onClose } = open();

  await leader.click(await screen.findByRole('button', { name: 'Save' }));

  await findToast('Group Updated');
  expect(edge.saveGroup).not.toHaveBeenCalled();
  expect(onClose).toHaveBeenCalledOnce();
});

it('a pasted description that is too long is not cut off, and the form says why it is refused', async () => {
  const { leader } = open();
  const field = await screen.findByLabelText('Description');
  await leader.clear(field);
  const text = 'a'.repeat(GROUP_DESCRIPTION_MAX_CHARS + 1);
  await leader.paste(text);

  await leader.click(screen.getByRole('button', { name: 'Save' }));

  expect(field).toHaveValue(text);
  await waitFor(() => expect(field).toHaveAccessibleDescription(/at most/));
  expect(edge.saveGroup).not.toHaveBeenCalled();
});
