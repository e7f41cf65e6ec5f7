import DialogTitle from '@mui/material/DialogTitle';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { startTransition, useState } from 'react';
import { expect, it } from 'vitest';
import { Dialog, DialogContent } from './dialog.tsx';

function Asking() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => startTransition(() => setIsOpen(true))}>
        Ask
      </button>
      {isOpen && (
        <Dialog open onClose={() => setIsOpen(false)} aria-labelledby="question">
          <DialogTitle id="question">Are you sure?</DialogTitle>
          <DialogContent>It cannot be undone.</DialogContent>
        </Dialog>
      )}
    </>
  );
}

it('a dialog takes the focus, hides the rest from assistive technology, and returns the focus on Escape', async () => {
  render(<Asking />);
  const reader = userEvent.setup();
  const button = screen.getByRole('button', { name: 'Ask' });

  await reader.click(button);

  expect(await screen.findByRole('dialog', { name: 'Are you sure?' })).toHaveFocus();
  expect(screen.getByText('It cannot be undone.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Ask' })).toBeNull();

  await reader.keyboard('{Escape}');

  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('button', { name: 'Ask' })).toHaveFocus();
});
