import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { ConfirmDialog } from './confirm-dialog.tsx';

it('the consequence is read out with the question', async () => {
  const confirmation = {
    title: 'Delete Anna Berg?',
    text: 'This action cannot be undone.',
    confirmLabel: 'Delete Member',
    onConfirm: async () => undefined,
  };
  render(<ConfirmDialog confirmation={confirmation} onClose={() => undefined} />);

  const dialog = screen.getByRole('dialog', { name: 'Delete Anna Berg?' });
  await waitFor(() => expect(dialog).toHaveAccessibleDescription('This action cannot be undone.'));
});

it('the focus stays on the button while the action runs, and the action runs only once', async () => {
  const onConfirm = vi.fn(() => new Promise<void>(() => undefined));
  const onClose = vi.fn();
  const confirmation = { title: 'Delete?', text: 'For good.', confirmLabel: 'Delete', onConfirm };
  render(<ConfirmDialog confirmation={confirmation} onClose={onClose} />);
  const leader = userEvent.setup();
  const button = await screen.findByRole('button', { name: 'Delete' });

  await leader.click(button);
  await leader.click(button);
  await leader.click(screen.getByRole('button', { name: 'Cancel' }));

  // A disabled button would lose the focus.
  expect(button).toBeEnabled();
  expect(onConfirm).toHaveBeenCalledOnce();
  expect(onClose).not.toHaveBeenCalled();
});
