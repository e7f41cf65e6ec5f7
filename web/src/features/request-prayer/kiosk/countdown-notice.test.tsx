import { render, screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { Dialog } from '../../../ui/dialog.tsx';
import { CountdownNotice } from './countdown-notice.tsx';

it('the notice is inside the open dialog, where it can be heard and reached', () => {
  render(
    <Dialog open>
      <p>Asking for prayer on this device</p>
    </Dialog>,
  );

  render(<CountdownNotice secondsLeft={20} onStay={vi.fn()} />);

  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByRole('alert')).toHaveTextContent('Are you still there?');
  expect(dialog.getByRole('button', { name: 'I’m Still Here' })).toBeVisible();
});
