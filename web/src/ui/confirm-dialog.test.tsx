import { render, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ConfirmDialog } from './confirm-dialog.tsx';

it('has the consequence read out with the question', async () => {
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
