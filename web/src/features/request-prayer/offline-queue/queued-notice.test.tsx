import { act, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { queueState } from './queue-state.ts';
import { QueuedNotice } from './queued-notice.tsx';

it('a request that is no longer sent automatically is the visitor’s to send', () => {
  queueState.set('waiting');
  const onStop = vi.fn();
  render(
    <MemoryRouter>
      <QueuedNotice onSending={vi.fn()} onStop={onStop} />
    </MemoryRouter>,
  );
  expect(screen.getByText(/will be sent automatically/)).toBeVisible();

  act(() => queueState.set('stopped'));

  expect(onStop).toHaveBeenCalledOnce();
});
