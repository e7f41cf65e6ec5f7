import { refusal } from '@prayer-community/domain/refusal';
import { EMPTY_PHONE_INTAKE } from '@prayer-community/domain/request-form/phone-intake';
import { REQUEST_FORM_MESSAGES } from '@prayer-community/domain/request-form/request-form-messages';
import { SUBMISSION_REFUSALS } from '@prayer-community/domain/request-form/submit-prayer-request';
import { t } from '@prayer-community/i18n/text';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { Appearance } from '../../app/appearance.tsx';
import { CallRefusal } from '../../firebase/call-refusal.ts';
import { saveIntakeDraft } from './intake-draft.ts';
import { IntakeForm } from './intake-form.tsx';

// Firestore does not run in jsdom.
const requesters = vi.hoisted(() => ({ status_pages: true }));
vi.mock('../../firebase/settings/use-settings.ts', () => ({
  useSettings: (name: string) =>
    name === 'requesters' ? { state: 'ready', settings: requesters } : { state: 'loading' },
}));
const sms = vi.hoisted(() => ({ isConfigured: true as boolean | null }));
vi.mock('../../firebase/deliveries/use-sms-setup.ts', () => ({ useSmsSetup: () => sms.isConfigured }));
const call = vi.hoisted(() => vi.fn());
vi.mock('../../firebase/call-or-throw.ts', () => ({ callOrThrow: call }));

beforeEach(() => {
  localStorage.clear();
  requesters.status_pages = true;
  sms.isConfigured = true;
  call.mockReset().mockResolvedValue({});
});

function show() {
  const form = (isOffered: boolean) => (
    <Appearance>
      <MemoryRouter>
        <main tabIndex={-1}>
          <IntakeForm uid="ruth" isOffered={isOffered} />
        </main>
      </MemoryRouter>
    </Appearance>
  );
  const { rerender } = render(form(true));
  return { turnOff: () => rerender(form(false)) };
}

const prayerField = () => screen.getByRole('textbox', { name: /^What would the caller/ });

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

it('a call that was begun stays readable while phone intake is turned off, until it is discarded', async () => {
  const member = userEvent.setup();
  const { turnOff } = show();
  await member.type(prayerField(), 'For my mother.');
  await member.type(screen.getByLabelText('Caller’s name'), 'Ruth');

  turnOff();

  expect(prayerField()).toHaveValue('For my mother.');
  expect(prayerField()).toHaveAttribute('readonly');
  expect(screen.getByLabelText('Caller’s name')).toHaveValue('Ruth');
  expect(screen.getByText('This can no longer be sent, but you can copy it.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Save Request' })).toBeNull();
  await member.click(prayerField());
  await member.keyboard('{Control>}{Enter}{/Control}');
  expect(call).not.toHaveBeenCalled();

  await member.click(screen.getByRole('button', { name: 'Discard' }));
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.getByRole('main')).toHaveFocus();
  expect(localStorage).toHaveLength(0);
});

/** Enters a call whose first attempt fails. */
async function failToSave(error: Error) {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  call.mockRejectedValueOnce(error);
  const member = userEvent.setup();
  const { turnOff } = show();
  await member.type(prayerField(), 'For my mother.');
  const save = screen.getByRole('button', { name: 'Save Request' });
  await member.click(save);
  await waitFor(() => expect(save).toHaveTextContent('Save Request'));
  return { member, turnOff, save };
}

it('a call whose answer was lost can be sent again after phone intake was turned off', async () => {
  const { member, turnOff, save } = await failToSave(new Error('unreachable'));

  turnOff();
  expect(screen.getByText('Save this call again to see whether it was already saved.')).toBeVisible();
  await member.click(save);

  await screen.findByRole('heading', { name: 'Saved just now (1)' });
  expect(screen.queryByRole('textbox')).toBeNull();
  const [first, second] = call.mock.calls;
  expect(second).toEqual(first);
});

it.each([
  { outcome: 'was changed since its answer was lost', error: new Error('unreachable'), added: ' Thank you.' },
  {
    outcome: 'was refused, and so is not stored',
    error: new CallRefusal(refusal(SUBMISSION_REFUSALS.notAcceptedHere)),
    added: '',
  },
])('a call that $outcome is not sent again after phone intake was turned off', async ({ error, added }) => {
  const { member, turnOff } = await failToSave(error);
  await member.type(prayerField(), added || '{ArrowLeft}');

  turnOff();

  expect(screen.getByText('This can no longer be sent, but you can copy it.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Save Request' })).toBeNull();
});

it('a form without text is not shown while phone intake is turned off', () => {
  const { turnOff } = show();

  turnOff();

  expect(screen.queryByRole('form')).toBeNull();
});

it.each([
  ['while private pages are off', { status_pages: false, isConfigured: true }],
  ['if text messages are not set up', { status_pages: true, isConfigured: false }],
])(
  'no text message is offered %s, and a draft that chose one needs no phone number',
  async (_when, setUp) => {
    requesters.status_pages = setUp.status_pages;
    sms.isConfigured = setUp.isConfigured;
    const values = {
      ...EMPTY_PHONE_INTAKE,
      prayerText: 'For my mother.',
      phone: 'ask at the shop',
      agreesToText: true,
    };
    saveIntakeDraft('ruth', { values, tried: null });
    const member = userEvent.setup();
    show();

    expect(screen.queryByRole('checkbox', { name: 'Text message with a private link' })).toBeNull();
    await member.click(screen.getByRole('button', { name: 'Save Request' }));

    await screen.findByRole('heading', { name: 'Saved just now (1)' });
    expect(call).toHaveBeenCalledExactlyOnceWith(
      'submitPrayerRequest',
      expect.objectContaining({ prayerData: expect.objectContaining({ contact_preference: 'call' }) }),
    );
  },
);

it('a text message is offered while it is unknown whether text messages are set up', () => {
  sms.isConfigured = null;
  show();

  expect(screen.getByRole('checkbox', { name: 'Text message with a private link' })).toBeVisible();
});
