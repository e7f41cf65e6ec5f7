import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { Appearance } from '../../../app/appearance.tsx';
import type { SnapshotListener } from '../../../firebase/listen.ts';
import { findToast } from '../../../testing/find-toast.ts';
import { ToastHost } from '../../../ui/toast/toast-host.tsx';
import type { ContentItem } from './content-row.tsx';
import { ContentUnpublishedError } from './content-unpublished-error.ts';
import { ExistingContent } from './existing-content.tsx';

// Firestore does not run in jsdom.
const edge = vi.hoisted(() => ({ listen: vi.fn(), deleteContent: vi.fn<() => Promise<void>>() }));
vi.mock('./content-query.ts', () => ({ allContent: (count: number) => ({ query: count, schema: null }) }));
vi.mock('./content-writes.ts', () => ({ deleteContent: edge.deleteContent }));
vi.mock('../../../firebase/listen.ts', () => ({ listen: edge.listen }));

const PAGE = 50;

const listeners = new Map<number, SnapshotListener<ContentItem>>();

beforeEach(() => {
  listeners.clear();
  edge.listen.mockReset().mockImplementation((count, _schema, listener) => {
    listeners.set(count, listener);
    return () => undefined;
  });
});

const item = (index: number): ContentItem => ({
  id: `item ${index}`,
  title: `Psalm ${index}`,
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
});

async function deliver(count: number, found: number, unreadable = 0): Promise<void> {
  await waitFor(() => expect(listeners.has(count)).toBe(true));
  const readable = Array.from({ length: found - unreadable }, (_, index) => item(index));
  act(() => listeners.get(count)?.onDocuments(readable, false, found));
}

async function open(found = PAGE) {
  render(
    <Appearance>
      <ExistingContent uid="ruth" />
      <ToastHost />
    </Appearance>,
  );
  await deliver(PAGE, found);
  return userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never });
}

// Queries by role take seconds in a list this long, as does a click that looks at the styles of everything around it.
const rows = () => [...list().querySelectorAll('li')];
const showMore = () => screen.getByText('Show More');
const list = () => screen.getByLabelText('Items, newest first');

it('the rows, the focus and the scroll position stay while more are loaded, and the first new row takes the focus', async () => {
  const leader = await open();
  const area = list();
  const shown = rows();
  const button = showMore();
  area.scrollTop = 4_000;

  await leader.click(button);
  await waitFor(() => expect(listeners.has(2 * PAGE)).toBe(true));

  expect(rows()).toHaveLength(PAGE);
  expect(rows().every((row, index) => row === shown[index])).toBe(true);
  expect(button).toHaveFocus();
  expect(button).toHaveAttribute('aria-disabled', 'true');

  await deliver(2 * PAGE, 2 * PAGE);

  expect(rows()).toHaveLength(2 * PAGE);
  expect(shown.every((row, index) => row === rows()[index])).toBe(true);
  expect(rows()[PAGE]).toHaveFocus();
  expect(button).toHaveAttribute('aria-disabled', 'false');
  expect(list()).toBe(area);
  expect(area.scrollTop).toBe(4_000);
});

it('pressing Show More again while more are loaded does not load any further', async () => {
  const leader = await open();

  await leader.click(showMore());
  await leader.click(showMore());
  await deliver(2 * PAGE, 2 * PAGE);

  expect([...listeners.keys()]).toEqual([PAGE, 2 * PAGE]);
});

it('Show More stays if an item cannot be read', async () => {
  const leader = await open();
  await deliver(PAGE, PAGE, 1);

  await leader.click(showMore());
  await deliver(2 * PAGE, PAGE + 3, 1);

  expect(rows()).toHaveLength(PAGE + 2);
  expect(screen.queryByText('Show More')).toBeNull();
});

it('once all are loaded, the first new row takes the focus from the button', async () => {
  const leader = await open();

  await leader.click(showMore());
  await deliver(2 * PAGE, PAGE + 3);

  expect(screen.queryByText('Show More')).toBeNull();
  expect(rows()[PAGE]).toHaveFocus();
});

it('opening the list does not move the focus', async () => {
  await open();

  expect(document.body).toHaveFocus();
});

it.each([
  ['a draft', new ContentUnpublishedError('no response'), 'Failed to delete content. It is a draft now.'],
  ['unchanged', new Error('no response'), 'Failed to delete content'],
])('a failed deletion says if it leaves the item as %s', async (_as, failure, text) => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  edge.deleteContent.mockRejectedValue(failure);
  const leader = await open(1);
  await leader.click(screen.getByRole('button', { name: 'Delete Psalm 0' }));

  await leader.click(await screen.findByRole('button', { name: 'Delete' }));

  expect(await findToast(text)).toBeVisible();
});
