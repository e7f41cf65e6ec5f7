import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { findToast } from '../../../testing/find-toast.ts';
import { Toasts } from '../../../ui/toast/toasts.tsx';
import { writeDraft } from '../draft/draft-storage.ts';
import { newDraft } from '../draft/request-draft.ts';
import { queueState } from './queue-state.ts';
import { QueuedNotice } from './queued-notice.tsx';

type Handlers = Partial<ComponentProps<typeof QueuedNotice>>;

function NoticeInForm(handlers: Handlers) {
  return (
    <FormProvider {...useForm()}>
      <QueuedNotice onSending={vi.fn()} onStop={vi.fn()} onGone={vi.fn()} {...handlers} />
    </FormProvider>
  );
}

function show(handlers: Handlers): () => void {
  const { unmount } = render(
    <MemoryRouter>
      <NoticeInForm {...handlers} />
      <Toasts />
    </MemoryRouter>,
  );
  return unmount;
}

it('a notice that is removed while the request is being sent unlocks the form', () => {
  queueState.set('sending');
  const onSending = vi.fn();
  const remove = show({ onSending });
  expect(onSending).toHaveBeenLastCalledWith(true);

  remove();

  expect(onSending).toHaveBeenLastCalledWith(false);
});

it('a request that is no longer sent automatically is handed back to the visitor', () => {
  queueState.set('waiting');
  const onStop = vi.fn();
  show({ onStop });
  expect(screen.getByText(/will be sent automatically/)).toBeVisible();
  expect(screen.getByText(/Keep this page open, or open our site again once you’re online\./)).toBeVisible();

  act(() => queueState.set('stopped'));

  expect(onStop).toHaveBeenCalledOnce();
});

it('a request that the server did not take yet will be tried again, unless automatic sending is stopped', async () => {
  queueState.set('delayed');
  const onStop = vi.fn();
  show({ onStop });

  expect(screen.getByText(/will try again in a few minutes/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Don’t send automatically' }));

  expect(onStop).toHaveBeenCalledOnce();
});

it('automatic sending cannot be stopped while the request may be arriving', async () => {
  queueState.set('waiting');
  queueState.setStoppable(false);
  const onStop = vi.fn();
  show({ onStop });
  const button = screen.getByRole('button', { name: 'Don’t send automatically' });

  await userEvent.click(button);

  expect(button).toHaveAttribute('aria-disabled', 'true');
  expect(onStop).not.toHaveBeenCalled();
  act(() => queueState.setStoppable(true));
  expect(button).toHaveAttribute('aria-disabled', 'false');
});

it('a request that another tab has sent makes way for a new one', async () => {
  queueState.set('waiting');
  const onGone = vi.fn();
  show({ onGone });

  act(() => queueState.set('gone'));

  await findToast('It was sent, changed or cleared in another tab.');
  expect(onGone).toHaveBeenCalledOnce();
});

it('a request that another tab has changed is handed back to the visitor', async () => {
  queueState.set('waiting');
  writeDraft(newDraft());
  const onStop = vi.fn();
  const onGone = vi.fn();
  show({ onStop, onGone });

  act(() => queueState.set('gone'));

  await findToast('It was sent, changed or cleared in another tab.');
  expect(onStop).toHaveBeenCalledOnce();
  expect(onGone).not.toHaveBeenCalled();
});

it('the outcome of an earlier request is not taken for that of the request that waits', async () => {
  queueState.setSent({ statusKey: 'the earlier key', isMailed: false });
  writeDraft({ ...newDraft(), isWaiting: true });

  show({});

  expect(await screen.findByText(/will be sent automatically/)).toBeVisible();
  expect(queueState.get()).toBe('waiting');
});

it('stopping the automatic sending leaves the focus on the button that sends the request', async () => {
  queueState.set('waiting');
  const onStop = vi.fn();
  render(
    <MemoryRouter>
      <form>
        <NoticeInForm onStop={onStop} />
        <button type="submit">Submit Prayer Request</button>
      </form>
    </MemoryRouter>,
  );

  await userEvent.click(screen.getByRole('button', { name: 'Don’t send automatically' }));

  expect(onStop).toHaveBeenCalledOnce();
  expect(screen.getByRole('button', { name: 'Submit Prayer Request' })).toHaveFocus();
});
