import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Appearance } from '../../../app/appearance.tsx';
import { openTextDrafts } from '../../../session/text-drafts.ts';
import { findToast } from '../../../testing/find-toast.ts';
import { ToastHost } from '../../../ui/toast/toast-host.tsx';
import { ContentChangedError } from './content-changed-error.ts';
import type { ContentItem } from './content-row.tsx';
import { EditContentDialog } from './edit-content-dialog.tsx';

// Firestore does not run in jsdom.
const edge = vi.hoisted(() => ({ editContent: vi.fn() }));
vi.mock('./content-writes.ts', () => ({ editContent: edge.editContent }));

const ITEM: ContentItem = {
  id: 'psalm',
  title: 'Psalm 23',
  content: 'The Lord is my shepherd.',
  content_type: 'scripture',
  topic: null,
  scripture_reference: null,
  publish_date: null,
  is_published: false,
  is_in_feed: false,
  file_url: null,
  file_path: null,
  file_type: null,
  image_description: null,
  created_at: new Date(0),
};

beforeEach(() => {
  localStorage.clear();
  edge.editContent.mockReset().mockResolvedValue(undefined);
});

function open(item = ITEM) {
  const onClose = vi.fn();
  const { unmount } = render(
    <Appearance>
      <EditContentDialog uid="ruth" item={item} onClose={onClose} />
      <ToastHost />
    </Appearance>,
  );
  return { leader: userEvent.setup(), onClose, unmount };
}

const save = () => screen.findByRole('button', { name: 'Save Changes' });

it('a failed change is reported in the open dialog, also to screen readers', async () => {
  edge.editContent.mockRejectedValue(new Error('refused'));
  const { leader, onClose } = open();
  await leader.type(await screen.findByLabelText('Topic'), 'Trust');

  await leader.click(await save());

  await waitFor(() =>
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain(
      'Error. Failed to update content',
    ),
  );
  expect(onClose).not.toHaveBeenCalled();
});

it('a text that someone else changed stays in the open dialog, which says why it was not saved', async () => {
  edge.editContent.mockRejectedValue(new ContentChangedError());
  const { leader, onClose } = open();
  await leader.type(await screen.findByLabelText('Topic'), 'Trust');

  await leader.click(await save());

  await findToast(
    'Someone else changed this item, so your text was not saved. Copy it, then open the item again.',
  );
  expect(onClose).not.toHaveBeenCalled();
  expect(screen.getByLabelText('Topic')).toHaveValue('Trust');
});

describe('saving', () => {
  it('writes only the text that the leader changed', async () => {
    const { leader, onClose } = open();
    await leader.type(await screen.findByLabelText('Topic'), 'Trust');

    await leader.click(await save());

    await findToast('Content updated successfully');
    expect(edge.editContent).toHaveBeenCalledExactlyOnceWith(ITEM, { topic: 'Trust' });
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('writes nothing if the leader changed nothing', async () => {
    const { leader, onClose } = open();

    await leader.click(await save());

    await findToast('Content updated successfully');
    expect(edge.editContent).not.toHaveBeenCalled();
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('leaves a type that is not offered for new items', async () => {
    const item = { ...ITEM, content_type: 'daily_scripture' };
    const { leader } = open(item);
    expect(await screen.findByLabelText('Content Type')).toHaveDisplayValue('Daily scripture');
    await leader.type(screen.getByLabelText('Topic'), 'Trust');

    await leader.click(await save());

    await findToast('Content updated successfully');
    expect(edge.editContent).toHaveBeenCalledExactlyOnceWith(item, { topic: 'Trust' });
  });
});

describe('the publish date', () => {
  const date = new Date('2999-12-24T18:00');
  const scheduled = { ...ITEM, is_published: true, publish_date: date };
  const field = () => screen.findByLabelText('Publish Date');
  const choose = async (value: string) => fireEvent.change(await field(), { target: { value } });

  it.each([
    ['a draft', ITEM, 'A draft appears only once you publish it, and not before this time.'],
    ['a scheduled item', scheduled, 'The item stays out of the feed until this time.'],
  ])('of %s can be changed', async (_what, item, hint) => {
    const { leader } = open(item);
    expect(await field()).toHaveAccessibleDescription(hint);
    await choose('2999-12-26T18:00');

    await leader.click(await save());

    await findToast('Content updated successfully');
    expect(edge.editContent).toHaveBeenCalledExactlyOnceWith(item, {
      publish_date: new Date('2999-12-26T18:00'),
    });
  });

  it('of a scheduled item is required', async () => {
    const { leader } = open(scheduled);
    await choose('');

    await leader.click(await save());

    await waitFor(async () => expect(await field()).toHaveAccessibleDescription('Required'));
    expect(edge.editContent).not.toHaveBeenCalled();
  });

  it('of an item in the feed stays, also if an older draft changed it', async () => {
    const { unmount } = open(scheduled);
    await choose('2999-12-26T18:00');
    unmount();
    const { leader } = open({ ...scheduled, is_in_feed: true });
    await screen.findByLabelText('Topic');
    expect(screen.queryByLabelText('Publish Date')).toBeNull();

    await leader.click(await save());

    await findToast('Content updated successfully');
    expect(edge.editContent).not.toHaveBeenCalled();
  });
});

describe('the description of an attached image', () => {
  const image = { ...ITEM, file_type: 'image/webp', image_description: 'A shepherd.' };

  it('can be changed', async () => {
    const { leader } = open(image);
    await leader.type(await screen.findByLabelText('Image Description'), ' He holds a lamb.');

    await leader.click(await save());

    await findToast('Content updated successfully');
    expect(edge.editContent).toHaveBeenCalledExactlyOnceWith(image, {
      image_description: 'A shepherd. He holds a lamb.',
    });
  });

  it('is asked for only if the file is an image', async () => {
    open({ ...ITEM, file_type: 'application/pdf' });

    await screen.findByLabelText('Topic');
    expect(screen.queryByLabelText('Image Description')).toBeNull();
  });

  it('is as stored if an older draft lacks it', async () => {
    const { title, content, content_type: contentType } = ITEM;
    const opened = { title, content, contentType, topic: '', scriptureReference: '' };
    const draft = { opened, edited: { ...opened, topic: 'Trust' } };
    openTextDrafts('ruth', 'content_edits').set(ITEM.id, JSON.stringify(draft));

    open(image);

    expect(await screen.findByLabelText('Image Description')).toHaveValue('A shepherd.');
    expect(screen.getByLabelText('Topic')).toHaveValue('Trust');
  });
});

it('the text cannot be changed while it is saved', async () => {
  edge.editContent.mockReturnValue(new Promise(() => {}));
  const { leader } = open();
  const topic = await screen.findByLabelText('Topic');

  await leader.type(topic, 'Trust');
  await leader.click(await save());
  await screen.findByRole('button', { name: 'Saving…' });
  await leader.type(topic, ' and rest');

  expect(topic).toHaveValue('Trust');
});

describe('typed text', () => {
  /** Types a topic, then leaves the page without saving. */
  async function typeAndLeave(): Promise<void> {
    const { leader, unmount } = open();
    await leader.type(await screen.findByLabelText('Topic'), 'Trust');
    unmount();
  }

  it('is still there after a reload or an idle sign-out', async () => {
    await typeAndLeave();

    open();

    expect(await screen.findByLabelText('Topic')).toHaveValue('Trust');
  });

  it('stays with its item', async () => {
    await typeAndLeave();

    open({ ...ITEM, id: 'another' });

    expect(await screen.findByLabelText('Topic')).toHaveValue('');
  });

  it('overwrites nothing that someone else changed before it is saved', async () => {
    await typeAndLeave();
    const { leader } = open({ ...ITEM, title: 'A psalm', topic: 'Rest' });
    expect(await screen.findByRole('textbox', { name: /^Title/ })).toHaveValue('A psalm');

    await leader.click(await save());

    await findToast('Content updated successfully');
    expect(edge.editContent).toHaveBeenCalledExactlyOnceWith(
      { ...ITEM, title: 'A psalm' },
      { topic: 'Trust' },
    );
  });

  it.each(['Save Changes', 'Cancel'])('is gone after %s', async (button) => {
    await typeAndLeave();
    const { leader, onClose, unmount } = open();
    await leader.click(await screen.findByRole('button', { name: button }));
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    unmount();

    open();

    expect(await screen.findByLabelText('Topic')).toHaveValue('');
    expect(localStorage).toHaveLength(0);
  });
});
