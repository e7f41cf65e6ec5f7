import { REQUEST_FORM_MESSAGES } from '@prayer-community/domain/request-form/request-form-messages';
import { t } from '@prayer-community/i18n/text';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { Appearance } from '../../app/appearance.tsx';
import { IntakeForm } from './intake-form.tsx';

// Firestore does not run in jsdom.
vi.mock('../../firebase/settings/use-settings.ts', () => ({ useSettings: () => ({ state: 'loading' }) }));
const call = vi.hoisted(() => vi.fn());
vi.mock('../../firebase/call-or-throw.ts', () => ({ callOrThrow: call }));

beforeEach(() => {
  localStorage.clear();
  call.mockReset().mockResolvedValue({});
});

function show(): void {
  render(
    <Appearance>
      <MemoryRouter>
        <IntakeForm uid="ruth" />
      </MemoryRouter>
    </Appearance>,
  );
}

it('a caller who agrees to a text message needs a phone number, and otherwise not', async () => {
  const member = userEvent.setup();
  show();
  const phone = screen.getByLabelText('Phone number');
  const agrees = screen.getByRole('checkbox', { name: 'Text message with a private link' });
  const save = screen.getByRole('button', { name: 'Save Request' });
  await member.type(screen.getByRole('textbox', { name: /^What would the caller/ }), 'For my mother.');
  await member.click(agrees);
  await member.click(save);

  await waitFor(() => expect(phone).toHaveAccessibleDescription(t(REQUEST_FORM_MESSAGES.phoneInvalid)));
  expect(phone).toHaveFocus();
  expect(call).not.toHaveBeenCalled();

  await member.click(agrees);
  await waitFor(() => expect(phone).not.toHaveAccessibleDescription());
  await member.click(save);

  await screen.findByRole('heading', { name: 'Saved just now (1)' });
  expect(call).toHaveBeenCalledOnce();
});

it('a pasted request that is too long is not cut off, and the form says why it is refused', async () => {
  const member = userEvent.setup();
  show();
  const request = screen.getByRole('textbox', { name: /^What would the caller/ });

  await member.click(request);
  await member.paste('a'.repeat(501));
  await member.click(screen.getByRole('button', { name: 'Save Request' }));

  expect(request).toHaveValue('a'.repeat(501));
  await waitFor(() =>
    expect(request).toHaveAccessibleDescription('String must contain at most 500 character(s)'),
  );
  expect(call).not.toHaveBeenCalled();
});

it('a call sent by key from a checkbox leaves the focus on the button, from where the key sends it again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  call.mockReset().mockRejectedValueOnce(new Error('unreachable')).mockResolvedValueOnce({});
  const member = userEvent.setup();
  show();
  await member.type(screen.getByRole('textbox', { name: /^What would the caller/ }), 'For my mother.');
  await member.click(screen.getByRole('checkbox', { name: 'Urgent' }));

  await member.keyboard('{Control>}{Enter}{/Control}');

  expect(await screen.findByRole('button', { name: 'Save Request' })).toHaveFocus();
  await member.keyboard('{Control>}{Enter}{/Control}');
  await screen.findByRole('heading', { name: 'Saved just now (1)' });
  expect(call).toHaveBeenCalledTimes(2);
});

it('an error is announced, because the key leaves the focus in its field', async () => {
  const member = userEvent.setup();
  show();

  await member.type(screen.getByRole('textbox', { name: /^What would the caller/ }), '{Control>}{Enter}');

  expect(await screen.findByRole('alert')).toBeVisible();
});
