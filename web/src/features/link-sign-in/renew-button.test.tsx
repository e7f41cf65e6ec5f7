import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { answerCalls } from '../../testing/answer-calls.ts';
import { RenewButton } from './renew-button.tsx';

it('the confirmation takes the focus of the button that requested a new link', async () => {
  answerCalls({ result: { success: true } });
  render(<RenewButton link={{ invitation: 'circle_1', key: 'k'.repeat(43) }} />);

  await userEvent.click(screen.getByRole('button', { name: 'Send Me a New Link' }));

  expect(await screen.findByText('A new link is on its way to your inbox.')).toHaveFocus();
  expect(screen.queryByRole('button')).toBeNull();
});
