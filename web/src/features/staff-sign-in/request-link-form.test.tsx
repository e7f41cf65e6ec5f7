import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { Appearance } from '../../app/appearance.tsx';
import { answerCalls } from '../../testing/answer-calls.ts';
import { findToast } from '../../testing/find-toast.ts';
import { ToastHost } from '../../ui/toast/toast-host.tsx';
import { RequestLinkForm } from './request-link-form.tsx';

const LIVE_REGIONS = '[role="status"], [role="alert"], [aria-live]:not([aria-live="off"])';

function show() {
  render(
    <Appearance>
      <MemoryRouter>
        <RequestLinkForm />
      </MemoryRouter>
      <ToastHost />
    </Appearance>,
  );
  return userEvent.setup();
}

it('an error is announced, because Enter leaves the focus in the field', async () => {
  const member = show();

  await member.type(screen.getByLabelText(/^Email/), 'ruth{Enter}');

  expect(await screen.findByRole('alert')).toBeVisible();
});

it('a requested link is announced once, by its toast, and stays on the page', async () => {
  answerCalls({ result: { success: true } });
  const member = show();
  await member.type(screen.getByLabelText(/^Email/), 'ruth@example.org');
  await member.click(screen.getByRole('button', { name: 'Send Reset Email' }));

  const toast = await findToast('Check Your Email');
  const stays = screen.getByText(/It works once and expires after/);
  expect(stays).toHaveTextContent(
    /^If this address has an account, .* It works once and expires after 1 hour\.$/,
  );
  expect(stays.closest(LIVE_REGIONS)).toBeNull();
  expect(toast.closest(LIVE_REGIONS)).not.toBeNull();
});
