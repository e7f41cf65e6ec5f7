import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { expect, it } from 'vitest';
import { Appearance } from '../../app/appearance.tsx';
import { PATHS } from '../../config/paths.ts';
import { answerCalls } from '../../testing/answer-calls.ts';
import { LoginForm } from './login-form.tsx';
import { readPendingSignIn } from './pending-sign-in.ts';

it('the errors of an empty form are announced after Enter, which leaves the focus in its field', async () => {
  const member = userEvent.setup();
  render(
    <Appearance>
      <MemoryRouter>
        <LoginForm />
      </MemoryRouter>
    </Appearance>,
  );

  await member.type(screen.getByLabelText(/^Username/), '{Enter}');

  const alerts = await screen.findAllByRole('alert');
  expect(alerts).toHaveLength(2);
  expect(screen.getByLabelText(/^Username/)).toHaveAccessibleDescription(alerts[0]?.textContent ?? '');
});

it('a member who went to reset their password stays there when the sign-in is answered', async () => {
  let answer: () => void = () => undefined;
  const codeSent = new Promise<{ result: unknown }>((resolve) => {
    answer = () => resolve({ result: { success: true, resendAfterSeconds: 60 } });
  });
  const challenge = { success: true, challengeId: 'c'.repeat(43), email: 'r***@example.org' };
  answerCalls({ result: challenge }, codeSent);
  const member = userEvent.setup();
  render(
    <Appearance>
      <MemoryRouter>
        <Routes>
          <Route path="/" element={<LoginForm />} />
          <Route path={PATHS.passwordReset} element={<p>Reset</p>} />
          <Route path={PATHS.codeEntry} element={<p>Code</p>} />
        </Routes>
      </MemoryRouter>
    </Appearance>,
  );
  await member.type(screen.getByLabelText(/^Username/), 'ruth');
  await member.type(screen.getByLabelText(/^Password/), 'a password{Enter}');
  await member.click(screen.getByRole('link', { name: 'Forgot your password?' }));

  await act(async () => answer());
  await waitFor(() => expect(readPendingSignIn(null)).not.toBeNull());

  expect(screen.getByText('Reset')).toBeVisible();
});
