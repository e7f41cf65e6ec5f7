import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { showOnDashboard } from '../../../testing/show-on-dashboard.tsx';
import { NoteBox } from './note-box.tsx';
import { type OutgoingNote, postNote } from './post-note.ts';

// Firestore does not run in jsdom.
const ids = vi.hoisted(() => ({ next: 0 }));
vi.mock('./post-note.ts', () => ({ newNoteId: () => `note-${ids.next++}`, postNote: vi.fn() }));
vi.mock('../../../ui/toast/toast.ts', () => ({ showToast: vi.fn() }));

interface Sent extends OutgoingNote {
  arrive: () => void;
  refuse: () => void;
}

let sent: Sent[];
let requestId: string;

beforeEach(() => {
  localStorage.clear();
  sent = [];
  ids.next = 0;
  // Each test uses its own request, because the module remembers what it is sending.
  requestId = crypto.randomUUID();
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.mocked(postNote).mockImplementation(
    (_request, _author, note) =>
      new Promise((resolve, reject) => {
        sent.push({ ...note, arrive: resolve, refuse: () => reject(new Error('refused')) });
      }),
  );
});

function open() {
  return showOnDashboard(<NoteBox requestId={requestId} onPosted={() => {}} />, 'prayer_team');
}

const box = () => screen.getByLabelText('Add a note');

async function post(text: string): Promise<void> {
  await userEvent.type(box(), text);
  await userEvent.click(screen.getByRole('button', { name: 'Post Note' }));
}

/** Opens the card on another page, which shares the device's storage but not its memory. */
async function openAnotherPage() {
  vi.resetModules();
  const [{ NoteBox: AnotherBox }, { showOnDashboard: show }] = await Promise.all([
    import('./note-box.tsx'),
    import('../../../testing/show-on-dashboard.tsx'),
  ]);
  return show(<AnotherBox requestId={requestId} onPosted={() => {}} />, 'prayer_team');
}

it('the note box has two rows', () => {
  open();

  expect(box()).toHaveAttribute('rows', '2');
});

it('the note box empties for the next note and stores nothing once the note has arrived', async () => {
  open();
  await post('Called her.');
  expect(box()).toHaveValue('');
  expect(localStorage).not.toHaveLength(0);

  await act(async () => sent[0]?.arrive());

  expect(box()).toHaveValue('');
  expect(localStorage).toHaveLength(0);
});

it('a double click posts the note once, and only a later click asks for another note', async () => {
  const timeStamp = vi.spyOn(Event.prototype, 'timeStamp', 'get').mockReturnValue(1_000);
  open();
  await userEvent.type(box(), 'Called her.');
  const button = screen.getByRole('button', { name: 'Post Note' });

  await userEvent.dblClick(button);
  expect(sent).toHaveLength(1);
  expect(box()).toBeValid();
  expect(button).toHaveFocus();

  timeStamp.mockReturnValue(2_000);
  await userEvent.type(box(), '   ');
  await userEvent.click(button);
  expect(screen.getByText('Please enter notes before posting.')).toBeVisible();
  timeStamp.mockRestore();
});

it('a pasted note that is too long is not cut off, and shows its length and why it is refused', async () => {
  open();
  await userEvent.click(box());
  await userEvent.paste('a'.repeat(1800));
  expect(screen.queryByText('1800/2000')).toBeNull();

  await userEvent.paste('b'.repeat(300));
  expect(box()).toHaveValue('a'.repeat(1800) + 'b'.repeat(300));
  expect(screen.getByText('2100/2000')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Post Note' }));

  expect(screen.getByText('String must contain at most 2000 character(s)')).toBeVisible();
  expect(screen.getByText('2100/2000')).toBeVisible();
  expect(sent).toEqual([]);
});

it('a note that did not arrive before its page closed is restored and reposted with the same ID', async () => {
  const { unmount } = open();
  await post('Called her.');
  unmount();

  await openAnotherPage();
  await waitFor(() => expect(box()).toHaveValue('Called her.'));
  await userEvent.click(screen.getByRole('button', { name: 'Post Note' }));

  expect(sent.map(({ id, text }) => ({ id, text }))).toEqual([
    { id: 'note-0', text: 'Called her.' },
    { id: 'note-0', text: 'Called her.' },
  ]);
});

it('the box is empty while a note from a closed card is being sent', async () => {
  const { unmount } = open();
  await post('Called her.');
  unmount();

  open();

  expect(box()).toHaveValue('');
});

it('the box contains both a note refused late and the text typed since', async () => {
  const { unmount } = open();
  await post('Called her.');
  unmount();
  open();
  await userEvent.type(box(), 'She is');

  await act(async () => sent[0]?.refuse());
  expect(box()).toHaveValue('Called her.\n\nShe is');
  await userEvent.type(box(), ' well.');
  await userEvent.click(screen.getByRole('button', { name: 'Post Note' }));

  expect(sent[1]).toMatchObject({ id: 'note-1', text: 'Called her.\n\nShe is well.' });
  await act(async () => sent[1]?.arrive());
  expect(localStorage).toHaveLength(0);
});

it.each(['{"id":', '{"id":"note-0"}'])(
  'unreadable stored notes remain until another note is posted: %s',
  async (unreadable) => {
    const { unmount } = open();
    await post('Called her.');
    unmount();
    const [key = ''] = Object.keys(localStorage);
    localStorage.setItem(key, unreadable);
    vi.spyOn(console, 'warn').mockImplementation(() => {});

    await openAnotherPage();

    expect(box()).toHaveValue('');
    expect(localStorage.getItem(key)).toBe(unreadable);
    await post('She is well.');
    await act(async () => sent[1]?.arrive());
    expect(localStorage).toHaveLength(0);
  },
);
