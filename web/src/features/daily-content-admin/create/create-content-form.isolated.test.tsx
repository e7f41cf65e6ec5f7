import { EMPTY_CONTENT_FORM } from '@prayer-community/domain/daily-content/content-form';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, MemoryRouter, Route, Routes } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Appearance } from '../../../app/appearance.tsx';
import { unreachable } from '../../../firebase/call-failure.ts';
import { storeStaffSignedIn } from '../../../session/staff-signed-in.ts';
import { hasTextDrafts } from '../../../session/text-drafts.ts';
import { abandonPendingWrites, pendingWrites } from '../../../ui/connection/pending-writes.ts';
import { showToast } from '../../../ui/toast/toast.ts';
import { ADMIN_TOASTS } from '../admin-toasts.ts';
import { CreateContentForm } from './create-content-form.tsx';

// Firestore and Storage do not run in jsdom.
const edge = vi.hoisted(() => ({ newContentId: vi.fn(), uploadFile: vi.fn(), storeContent: vi.fn() }));
vi.mock('./upload-file.ts', () => ({ newContentId: edge.newContentId, uploadFile: edge.uploadFile }));
vi.mock('./store-content.ts', () => ({ storeContent: edge.storeContent }));
vi.mock('../../../ui/toast/toast.ts', () => ({ showToast: vi.fn() }));

const ENDLESS = new Promise(() => {});

beforeEach(() => {
  localStorage.clear();
  abandonPendingWrites();
  edge.newContentId.mockReset().mockReturnValueOnce('first').mockReturnValueOnce('second');
  edge.uploadFile.mockReset().mockReturnValue(ENDLESS);
  edge.storeContent.mockReset().mockReturnValue(ENDLESS);
});

const title = () => screen.getByLabelText(/^Title/);
const createButton = () => screen.findByRole('button', { name: 'Create Content' });
const away = () => screen.getByText('Away');

function open() {
  const onCreated = vi.fn();
  const { unmount } = render(
    <Appearance>
      <MemoryRouter>
        <Link to="/away">Away</Link>
        <Routes>
          <Route path="/" element={<CreateContentForm uid="ruth" onCreated={onCreated} />} />
          <Route path="/away" element="You are away." />
        </Routes>
      </MemoryRouter>
    </Appearance>,
  );
  return { leader: userEvent.setup(), onCreated, unmount };
}

async function fillIn() {
  const opened = open();
  const { leader } = opened;
  await leader.type(screen.getByRole('textbox', { name: /^Content/ }), 'The Lord is my shepherd.');
  await leader.type(title(), 'Psalm 23');
  return opened;
}

async function attachFile(leader: ReturnType<typeof userEvent.setup>): Promise<void> {
  const file = new File(['psalm'], 'psalm.pdf', { type: 'application/pdf' });
  await leader.upload(screen.getByLabelText('File'), file);
}

/** Makes the next upload run until it is canceled. */
function uploadUntilCanceled(): void {
  edge.uploadFile.mockImplementationOnce(
    (_id: string, _file: File, _show: unknown, signal: AbortSignal) =>
      new Promise((_resolve, reject) => {
        signal.addEventListener('abort', () => reject(new Error('canceled')));
      }),
  );
}

it('a double click creates only one item', async () => {
  edge.storeContent.mockReset().mockResolvedValue(undefined);
  const { onCreated } = await fillIn();

  const create = screen.getByRole('button', { name: 'Create Content' });
  fireEvent.click(create);
  fireEvent.click(create);

  await waitFor(() => expect(onCreated).toHaveBeenCalled());
  expect(edge.newContentId).toHaveBeenCalledOnce();
  expect(edge.storeContent).toHaveBeenCalledOnce();
});

it('the errors of the texts are announced after Enter, which leaves the focus in its field', async () => {
  const { leader } = open();

  await leader.type(title(), '{Enter}');

  await waitFor(() => expect(title()).toHaveAccessibleDescription('Required'));
  for (const error of screen.getAllByText('Required')) {
    expect(error).toHaveAttribute('role', 'alert');
  }
});

it('the publish date says whether the item appears then', async () => {
  const { leader } = await fillIn();
  const date = screen.getByLabelText('Publish Date');
  expect(date).toHaveAccessibleDescription(
    'A draft doesn’t appear at this time. To schedule it, also check “Publish immediately”.',
  );

  await leader.click(screen.getByLabelText('Publish immediately'));

  expect(date).toHaveAccessibleDescription('The item stays out of the feed until this time.');
});

it('the fields cannot be changed while a file uploads, and the field in use keeps the focus', async () => {
  const { leader } = await fillIn();
  await attachFile(leader);
  await leader.click(title());

  await leader.keyboard('{Enter}');
  await screen.findByRole('button', { name: 'Cancel Upload' });
  await leader.keyboard(' and 24');

  expect(title()).toHaveFocus();
  expect(title()).toHaveValue('Psalm 23');
  for (const name of [/^Title/, /^Content\b(?! Type)/, 'Topic', 'Scripture Reference', 'Publish Date']) {
    expect(screen.getByLabelText(name)).toHaveAttribute('readonly');
  }
  for (const name of ['Content Type', 'Publish immediately']) {
    expect(screen.getByLabelText(name).closest('[inert]')).not.toBeNull();
  }
});

it('the title is read-only as soon as the form is submitted', async () => {
  await fillIn();

  fireEvent.click(screen.getByRole('button', { name: 'Create Content' }));

  expect(title()).toHaveAttribute('readonly');
});

it('after a canceled upload, the fields can be changed and all of them are stored', async () => {
  uploadUntilCanceled();
  const { leader } = await fillIn();
  await leader.selectOptions(screen.getByLabelText('Content Type'), 'Teaching');
  await leader.click(screen.getByLabelText('Publish immediately'));
  await attachFile(leader);
  await leader.click(screen.getByRole('button', { name: 'Create Content' }));

  await leader.click(await screen.findByRole('button', { name: 'Cancel Upload' }));
  await screen.findByRole('button', { name: 'Create Content' });
  await leader.click(screen.getByRole('button', { name: 'Remove File' }));
  await leader.type(title(), ' and 24');
  await leader.click(screen.getByRole('button', { name: 'Create Content' }));

  await waitFor(() => expect(edge.storeContent).toHaveBeenCalledOnce());
  expect(edge.storeContent.mock.lastCall?.[1]).toEqual({
    title: 'Psalm 23 and 24',
    content: 'The Lord is my shepherd.',
    contentType: 'teaching',
    topic: '',
    scriptureReference: '',
    imageDescription: '',
    publishDate: '',
    publishImmediately: true,
  });
});

it('a canceled upload is confirmed, and its button hands the focus on', async () => {
  uploadUntilCanceled();
  const { leader } = await fillIn();
  await attachFile(leader);
  await leader.click(await createButton());

  (await screen.findByRole('button', { name: 'Cancel Upload' })).focus();
  await leader.keyboard('{Enter}');

  await waitFor(() => expect(showToast).toHaveBeenLastCalledWith(ADMIN_TOASTS.uploadCanceled));
  expect(await createButton()).toHaveFocus();
});

it('an upload announces its steps, but not each percentage', async () => {
  let report: (share: number) => void = () => undefined;
  edge.uploadFile.mockImplementation((_id: string, _file: File, show: typeof report) => {
    report = show;
    return ENDLESS;
  });
  const { leader } = await fillIn();
  await attachFile(leader);
  const regions = screen.getAllByRole('status');

  await leader.click(await createButton());
  const status = await screen.findByText('Uploading…');
  // A screen reader announces only the changes of a region that it already knows.
  expect(regions).toContain(status);
  act(() => report(0.4));
  expect(screen.getByText('40%')).toBeVisible();
  expect(status).toHaveTextContent(/^Uploading…$/);
  act(() => report(1));

  expect(status).toHaveTextContent(/^Checking…$/);
});

it('removing the file leaves the focus in its field', async () => {
  const { leader } = await fillIn();
  await attachFile(leader);

  await leader.click(screen.getByRole('button', { name: 'Remove File' }));

  expect(screen.getByLabelText('File')).toHaveFocus();
});

it('typed texts and the type are still there after the screen was left', async () => {
  const first = open();
  await first.leader.selectOptions(screen.getByLabelText('Content Type'), 'Teaching');
  await first.leader.type(title(), 'Psalm 23');
  first.unmount();

  open();

  expect(title()).toHaveValue('Psalm 23');
  expect(screen.getByLabelText('Content Type')).toHaveDisplayValue('Teaching');
});

it('the schedule is still there after the screen was left', async () => {
  const first = open();
  await first.leader.type(title(), 'Psalm 23');
  fireEvent.change(screen.getByLabelText('Publish Date'), { target: { value: '2026-12-24T18:00' } });
  await first.leader.click(screen.getByLabelText('Publish immediately'));
  first.unmount();

  open();

  expect(screen.getByLabelText('Publish Date')).toHaveValue('2026-12-24T18:00');
  expect(screen.getByLabelText('Publish immediately')).toBeChecked();
});

describe('the description of an image', () => {
  const description = () => screen.getByLabelText('Image Description');

  async function attachImage(leader: ReturnType<typeof userEvent.setup>): Promise<void> {
    const file = new File(['lamb'], 'lamb.webp', { type: 'image/webp' });
    await leader.upload(screen.getByLabelText('File'), file);
  }

  it('is asked for only while the file is an image', async () => {
    const { leader } = open();
    await attachFile(leader);
    expect(screen.queryByLabelText('Image Description')).toBeNull();

    await attachImage(leader);
    expect(description()).toHaveAccessibleDescription(
      'Screen readers read this to people who can’t see the image.',
    );

    await leader.click(screen.getByRole('button', { name: 'Remove File' }));
    expect(screen.queryByLabelText('Image Description')).toBeNull();
  });

  it('is stored with the item', async () => {
    edge.uploadFile.mockResolvedValue({ file_path: 'lamb.webp' });
    const { leader } = await fillIn();
    await attachImage(leader);
    await leader.type(description(), ' A shepherd. ');

    await leader.click(await createButton());

    await waitFor(() => expect(edge.storeContent).toHaveBeenCalled());
    expect(edge.storeContent.mock.calls[0]?.[1]).toHaveProperty('imageDescription', 'A shepherd.');
  });

  it('is still there after the screen was left, once the image is chosen again', async () => {
    const first = open();
    await attachImage(first.leader);
    await first.leader.type(description(), 'A shepherd.');
    first.unmount();

    const { leader } = open();
    await attachImage(leader);

    expect(description()).toHaveValue('A shepherd.');
  });
});

it('an older draft without a schedule or an image description opens with its texts', () => {
  const {
    publishDate: _date,
    publishImmediately: _published,
    imageDescription: _description,
    ...older
  } = EMPTY_CONTENT_FORM;
  localStorage.setItem(
    'prayer-community.content-draft.ruth.new',
    JSON.stringify({ ...older, title: 'Psalm 23' }),
  );

  open();

  expect(title()).toHaveValue('Psalm 23');
  expect(screen.getByLabelText('Publish Date')).toHaveValue('');
  expect(screen.getByLabelText('Publish immediately')).not.toBeChecked();
});

it('nothing stays on the device once the item is created', async () => {
  edge.storeContent.mockResolvedValue(undefined);
  const { leader, onCreated } = open();
  await leader.type(screen.getByRole('textbox', { name: /^Content/ }), 'The Lord is my shepherd.');
  await leader.type(title(), 'Psalm 23');

  await leader.click(screen.getByRole('button', { name: 'Create Content' }));

  await waitFor(() => expect(onCreated).toHaveBeenCalledOnce());
  expect(hasTextDrafts()).toBe(false);
});

it('leaving while a file uploads asks first, and then stops the upload', async () => {
  uploadUntilCanceled();
  const { leader } = await fillIn();
  await attachFile(leader);
  await leader.click(await createButton());
  await screen.findByRole('button', { name: 'Cancel Upload' });
  expect(pendingWrites.get()).toBe(1);

  await leader.click(away());
  await leader.click(await screen.findByRole('button', { name: 'Stop and Leave' }));

  expect(await screen.findByText('You are away.')).toBeVisible();
  expect(edge.storeContent).not.toHaveBeenCalled();
  expect(pendingWrites.get()).toBe(0);
});

it('the upload stops if the screen is gone, such as after a change of the language', async () => {
  uploadUntilCanceled();
  const { leader, unmount } = await fillIn();
  await attachFile(leader);
  await leader.click(await createButton());
  await waitFor(() => expect(edge.uploadFile).toHaveBeenCalledOnce());

  unmount();

  expect(edge.uploadFile.mock.calls[0]?.[3]).toHaveProperty('aborted', true);
  await waitFor(() => expect(pendingWrites.get()).toBe(0));
  expect(edge.storeContent).not.toHaveBeenCalled();
});

it('leaving while an item is stored waits for the outcome', async () => {
  let finishStoring = () => {};
  edge.storeContent.mockReturnValue(
    new Promise<void>((resolve) => {
      finishStoring = resolve;
    }),
  );
  const { leader } = await fillIn();
  await leader.click(await createButton());
  await waitFor(() => expect(edge.storeContent).toHaveBeenCalled());

  await leader.click(away());
  expect(title()).toBeVisible();
  finishStoring();

  expect(await screen.findByText('You are away.')).toBeVisible();
  expect(hasTextDrafts()).toBe(false);
});

it('an item that could not be stored stays in the form instead of being left', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  let failStoring = (_: Error) => {};
  edge.storeContent.mockReturnValue(
    new Promise<void>((_resolve, reject) => {
      failStoring = reject;
    }),
  );
  const { leader } = await fillIn();
  await leader.click(await createButton());
  await waitFor(() => expect(edge.storeContent).toHaveBeenCalled());

  await leader.click(away());
  failStoring(new Error('no response'));

  await waitFor(() => expect(showToast).toHaveBeenLastCalledWith(ADMIN_TOASTS.notCreated));
  await createButton();
  expect(screen.queryByText('You are away.')).toBeNull();
  expect(title()).toHaveValue('Psalm 23');
});

it('a failure says that the server could not be reached', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  edge.uploadFile.mockRejectedValue(unreachable());
  const { leader } = await fillIn();
  await attachFile(leader);

  await leader.click(await createButton());

  await waitFor(() =>
    expect(showToast).toHaveBeenLastCalledWith({
      ...ADMIN_TOASTS.notCreated,
      text: 'Failed to create content. We couldn’t reach our server. Please check your connection and try again.',
    }),
  );
});

it('an item without a response is created again under the same id, and its file is uploaded once', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  edge.uploadFile.mockResolvedValue({ file_path: 'psalm.pdf' });
  edge.storeContent.mockRejectedValueOnce(new Error('no response'));
  const { leader } = await fillIn();
  await attachFile(leader);

  await leader.click(await createButton());
  await leader.click(await createButton());

  await waitFor(() => expect(edge.storeContent).toHaveBeenCalledTimes(2));
  expect(edge.storeContent.mock.calls[1]).toEqual(edge.storeContent.mock.calls[0]);
  expect(edge.uploadFile).toHaveBeenCalledOnce();
});

it('a different item after a missing response is created under its own id', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  edge.storeContent.mockRejectedValueOnce(new Error('no response'));
  const { leader } = await fillIn();

  await leader.click(await createButton());
  await createButton();
  await leader.type(title(), ' and 24');
  await leader.click(await createButton());

  await waitFor(() => expect(edge.storeContent).toHaveBeenCalledTimes(2));
  expect(edge.storeContent.mock.calls.map(([id]) => id)).toEqual(['first', 'second']);
});

it('a refused item is created under its own id, as the first may have been deleted', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  edge.storeContent.mockRejectedValueOnce(Object.assign(new Error('refused'), { code: 'permission-denied' }));
  const { leader } = await fillIn();

  await leader.click(await createButton());
  await leader.click(await createButton());

  await waitFor(() => expect(edge.storeContent).toHaveBeenCalledTimes(2));
  expect(edge.storeContent.mock.calls.map(([id]) => id)).toEqual(['first', 'second']);
});

describe('a draft that another tab removes', () => {
  const storedDraft = () => Object.entries(localStorage).filter(([key]) => key.includes('content-draft'));

  function changeElsewhere(key: string, newValue: string | null): void {
    const oldValue = localStorage.getItem(key);
    if (newValue === null) {
      localStorage.removeItem(key);
    } else {
      localStorage.setItem(key, newValue);
    }
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key, oldValue, newValue })));
  }

  function removeElsewhere(): void {
    for (const [key] of storedDraft()) {
      changeElsewhere(key, null);
    }
  }

  /** Types a title here after another tab has stored a different one, which it then removes. */
  async function typeAnotherTitle() {
    const { leader, onCreated, unmount } = open();
    await leader.type(title(), 'Psalm 24');
    const elsewhere = storedDraft();
    await leader.clear(title());
    await leader.type(title(), 'Psalm 23');
    for (const [key, draft] of elsewhere) {
      changeElsewhere(key, draft);
    }
    removeElsewhere();
    return { leader, onCreated, unmount };
  }

  it('starts a new item if this tab has the same texts', async () => {
    storeStaffSignedIn(true);
    const { onCreated } = await fillIn();

    removeElsewhere();

    expect(onCreated).toHaveBeenCalledOnce();
    expect(storedDraft()).toEqual([]);
  });

  it('leaves an item with the same texts that is being created here', async () => {
    storeStaffSignedIn(true);
    const { onCreated } = await fillIn();
    fireEvent.click(await createButton());
    await waitFor(() => expect(edge.storeContent).toHaveBeenCalled());

    removeElsewhere();

    expect(onCreated).not.toHaveBeenCalled();
    expect(title()).toHaveValue('Psalm 23');
  });

  it('leaves different texts of this tab, even after a reload', async () => {
    storeStaffSignedIn(true);
    const { onCreated, unmount } = await typeAnotherTitle();

    expect(onCreated).not.toHaveBeenCalled();
    expect(title()).toHaveValue('Psalm 23');
    unmount();
    open();
    expect(title()).toHaveValue('Psalm 23');
  });

  it('stores nothing if this tab has no texts', async () => {
    storeStaffSignedIn(true);
    const { leader } = open();
    await leader.type(title(), 'Psalm 24');
    const elsewhere = storedDraft();
    await leader.clear(title());
    for (const [key, draft] of elsewhere) {
      changeElsewhere(key, draft);
    }

    removeElsewhere();

    expect(storedDraft()).toEqual([]);
  });

  it('stores nothing after a logout', async () => {
    await typeAnotherTitle();

    expect(storedDraft()).toEqual([]);
  });
});

it('Enter on the checkbox moves the focus to the button, because the checkbox becomes inert', async () => {
  const { leader } = await fillIn();
  screen.getByRole('checkbox', { name: 'Publish immediately' }).focus();

  await leader.keyboard('{Enter}');

  expect(await screen.findByRole('button', { name: 'Creating…' })).toHaveFocus();
});
