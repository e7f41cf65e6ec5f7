import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { Appearance } from '../../app/appearance.tsx';
import { CodeEntryPage } from './code-entry-page.tsx';

const PENDING = { challengeId: 'x'.repeat(43), email: 'r***@example.org', resendAtMs: 0 };

it('an incomplete code is announced as an error, because the focus stays on the button', async () => {
  render(
    <Appearance>
      <MemoryRouter initialEntries={[{ pathname: '/', state: PENDING }]}>
        <CodeEntryPage />
      </MemoryRouter>
    </Appearance>,
  );
  const member = userEvent.setup();
  expect(screen.getByLabelText(/^Verification code/)).toHaveAccessibleDescription(
    'We’ll check the code once you enter the last digit.',
  );
  await member.type(screen.getByLabelText(/^Verification code/), '123');

  await member.click(screen.getByRole('button', { name: 'Verify' }));

  expect(screen.getByRole('alert')).toHaveTextContent('Please enter a 6-digit verification code.');
});
