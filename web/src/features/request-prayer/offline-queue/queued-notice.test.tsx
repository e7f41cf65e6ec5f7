import { act, render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { findToast } from '../../../testing/find-toast.ts';
import { Toasts } from '../../../ui/toast/toasts.tsx';
import { queueState } from './queue-state.ts';
import { QueuedNotice } from './queued-notice.tsx';

function show(handlers: Partial<ComponentProps<typeof QueuedNotice>>): void {
  render(
    <MemoryRouter>
      <QueuedNotice onSending={vi.fn()} onStop={vi.fn()} onGone={vi.fn()} {...handlers} />
      <Toasts />
    </MemoryRouter>,
  );
}

it('a request that is no longer sent automatically is handed back to the visitor', () => {
  queueState.set('waiting');
  const onStop = vi.fn();
  show({ onStop });
  expect(screen.getByText(/will be sent automatically/)).toBeVisible();

  act(() => queueState.set('stopped'));

  expect(onStop).toHaveBeenCalledOnce();
});

it('a request that another tab has sent makes way for a new one', async () => {
  queueState.set('waiting');
  const onGone = vi.fn();
  show({ onGone });

  act(() => queueState.set('gone'));

  await findToast('It was sent or cleared in another tab.');
  expect(onGone).toHaveBeenCalledOnce();
});
