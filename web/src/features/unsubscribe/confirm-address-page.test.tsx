import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answerCalls } from '../../testing/answer-calls.ts';
import { openScreen } from '../../testing/open-screen.tsx';

it('the confirmation takes the focus of the button that confirmed the address', async () => {
  const sent = answerCalls({ result: { success: true } });
  const reader = await openScreen(`/confirm-address?token=prayers.ruth.${'s'.repeat(43)}`);

  await reader.click(await screen.findByRole('button', { name: 'Yes, Email Me' }));

  expect(await screen.findByText('Thank you. Your address is confirmed.')).toHaveFocus();
  expect(sent).toHaveLength(1);
});
