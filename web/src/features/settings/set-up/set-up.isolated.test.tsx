import { PRESET_CHOICES } from '@prayer-community/domain/settings/presets';
import {
  FIRST_SET_UP,
  SET_UP_QUESTIONS,
  type SetUpSettings,
  setUpSettingsSchema,
} from '@prayer-community/domain/settings/set-up';
import { act, cleanup, render, renderHook, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useSyncExternalStore } from 'react';
import { Link, MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { Appearance } from '../../../app/appearance.tsx';
import { PATHS } from '../../../config/paths.ts';
import { CallFailure } from '../../../firebase/call-failure.ts';
import { SETTINGS_SCHEMAS } from '../../../firebase/settings/settings-schemas.ts';
import { findToast } from '../../../testing/find-toast.ts';
import { staffMember } from '../../../testing/show-on-dashboard.tsx';
import { useIdentity } from '../../../ui/identity/identity.ts';
import { ToastHost } from '../../../ui/toast/toast-host.tsx';
import { sendOwnRequest } from './own-request.ts';
import { SetUp } from './set-up.tsx';

// Firestore does not run in jsdom. Saved settings come back at once, as they do from Firestore.
const edge = vi.hoisted(() => {
  const stored = new Map<string, object>();
  const listeners = new Set<() => void>();
  return {
    stored,
    failing: new Set<string>(),
    /** What the server's confirmation waits for. */
    confirmed: Promise.resolve(),
    unreadable: new Set<string>(),
    wake: () => {
      for (const listener of listeners) {
        listener();
      }
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    save: async (name: string, changes: object) => {
      if (edge.failing.has(name)) {
        throw new Error('refused');
      }
      stored.set(name, { ...stored.get(name), ...changes });
      edge.wake();
      await edge.confirmed;
    },
  };
});
vi.mock('../../../firebase/settings/use-settings.ts', () => ({
  useSettings: (name: keyof typeof SETTINGS_SCHEMAS) => {
    const isUnreadable = useSyncExternalStore(edge.subscribe, () => edge.unreadable.has(name));
    const stored = useSyncExternalStore(edge.subscribe, () => edge.stored.get(name));
    const retry = () => {
      edge.unreadable.delete(name);
      edge.wake();
    };
    return isUnreadable
      ? { state: 'error', retry }
      : { state: 'ready', settings: SETTINGS_SCHEMAS[name].parse(stored ?? {}), retry };
  },
}));
vi.mock('../save-settings.ts', () => ({ saveSettings: edge.save }));
vi.mock('../presets/save-preset.ts', () => ({ savePreset: vi.fn() }));
vi.mock('./save-set-up.ts', () => ({
  saveSetUp: async ({ questions, ...changes }: Partial<SetUpSettings>) => {
    const { questions: stored } = setUpSettingsSchema.parse(edge.stored.get('set_up'));
    await edge.save('set_up', { ...changes, questions: { ...stored, ...questions } });
  },
}));
const call = vi.hoisted(() => vi.fn());
vi.mock('../../../firebase/call-or-throw.ts', () => ({ callOrThrow: call }));
vi.mock('./own-request.ts', () => ({ sendOwnRequest: vi.fn() }));
vi.mock('./use-request-status.ts', () => ({ useRequestStatus: () => null }));
// jsdom draws no images.
vi.mock('../identity/draw-logo.ts', () => ({
  drawLogo: async () => ({}),
  LogoRefusal: class extends Error {},
}));

function show(address: string) {
  render(
    <Appearance>
      <ToastHost />
      <MemoryRouter initialEntries={[address]}>
        <Link to={PATHS.moderation}>Moderation</Link>
        <Link to="/?step=urgency">Urgency</Link>
        <Routes>
          <Route path="/" element={<SetUp profile={staffMember('me', 'leadership')} />} />
          <Route path="*" element={<OtherScreen />} />
        </Routes>
      </MemoryRouter>
    </Appearance>,
  );
  return userEvent.setup();
}

function OtherScreen() {
  return <h1>{useLocation().pathname}</h1>;
}

/** Delays the server's confirmations until the test gives them. */
function holdConfirmations(): () => void {
  let confirm = () => {};
  edge.confirmed = new Promise((resolve) => {
    confirm = resolve;
  });
  return confirm;
}

/** Leaves the next call of a function without an answer until the test gives one. */
function heldCall() {
  const held = { resolve: (_answer: object) => {}, reject: (_reason: Error) => {} };
  call.mockReturnValueOnce(new Promise((resolve, reject) => Object.assign(held, { resolve, reject })));
  return held;
}

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const press = async (leader: ReturnType<typeof userEvent.setup>, name: string) =>
  leader.click(await screen.findByRole('button', { name }));

beforeEach(() => {
  sessionStorage.clear();
  edge.stored.clear();
  edge.confirmed = Promise.resolve();
  edge.failing.clear();
  edge.unreadable.clear();
  call.mockReset();
  edge.stored.set('set_up', { ...FIRST_SET_UP, state: 'begun' });
});

it('a question whose answer could not be saved stays open with what was chosen', async () => {
  const leader = show('/?step=wall');
  edge.failing.add('wall');
  await leader.click(await screen.findByRole('radio', { name: 'After approval by leadership' }));
  await press(leader, 'Save and Continue');

  await screen.findByText('Failed to save settings.');
  await heading('Should leaders approve wall posts first?');
  expect(screen.getByRole('radio', { name: 'After approval by leadership' })).toHaveProperty('checked', true);
  expect(edge.stored.get('set_up')).toMatchObject({ questions: {} });

  edge.failing.clear();
  await press(leader, 'Save and Continue');
  await heading('How long do you keep closed requests?');
  expect(edge.stored.get('wall')).toMatchObject({ approval: 'moderated' });
  expect(edge.stored.get('set_up')).toMatchObject({ questions: { wall: 'answered' } });
});

it('the device’s time zone and country are suggested, and an earlier answer for both is preserved', async () => {
  const device = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  vi.spyOn(navigator, 'language', 'get').mockReturnValue('en-IE');
  const leader = show('/?step=region');
  expect(await screen.findByLabelText('Community time zone')).toHaveProperty('value', device);
  expect(screen.getByLabelText('Country')).toHaveProperty('value', 'IE');
  await leader.selectOptions(screen.getByLabelText('Country'), 'MX');
  await leader.selectOptions(screen.getByLabelText('Community time zone'), 'America/Mexico_City');
  await press(leader, 'Save and Continue');
  await heading('Who prays with you?');
  expect(edge.stored.get('safety')).toMatchObject({ help_country: 'MX' });
  expect(edge.stored.get('reminders')).toMatchObject({ time_zone: 'America/Mexico_City' });

  await press(leader, 'Back');
  expect(await screen.findByLabelText('Community time zone')).toHaveProperty('value', 'America/Mexico_City');
  expect(screen.getByLabelText('Country')).toHaveProperty('value', 'MX');
});

it('a time zone that was chosen in the settings is suggested instead of the device’s', async () => {
  edge.stored.set('reminders', { time_zone: 'America/Mexico_City' });
  const leader = show('/?step=region');
  expect(await screen.findByLabelText('Community time zone')).toHaveProperty('value', 'America/Mexico_City');

  await press(leader, 'Save and Continue');

  await heading('Who prays with you?');
  expect(edge.stored.get('reminders')).toMatchObject({ time_zone: 'America/Mexico_City' });
});

it('a question that could not be skipped stays open', async () => {
  const leader = show('/?step=urgency');
  edge.failing.add('set_up');
  await press(leader, 'Skip');

  await screen.findByText('Failed to save settings.');
  await heading('How closely do you watch urgent requests?');
});

it('a leader who went to another screen stays there when the answer is confirmed', async () => {
  const confirm = holdConfirmations();
  const leader = show('/?step=urgency');
  await press(leader, 'Skip');
  await leader.click(screen.getByRole('link', { name: 'Moderation' }));

  await act(async () => confirm());

  await heading(PATHS.moderation);
});

it('“Finish Later” leads to the dashboard, although the welcome is gone before this is confirmed', async () => {
  edge.stored.set('set_up', FIRST_SET_UP);
  const confirm = holdConfirmations();
  const leader = show('/');
  await press(leader, 'Finish Later');
  await heading('What is your community called?');

  await act(async () => confirm());

  await heading(PATHS.dashboard);
});

it('the question about reminders names a single hour in the singular', async () => {
  edge.stored.set('reminders', { unassigned_after_hours: 1 });
  show('/?step=urgency');

  expect(await screen.findByText('After 1 hour.')).toBeVisible();
});

it('settings that could not be loaded show an error and can be retried', async () => {
  edge.unreadable.add('wall');
  const leader = show('/?step=wall');
  await screen.findByText(/Failed to load settings/);
  await press(leader, 'Try Again');

  await heading('Should leaders approve wall posts first?');
});

it('a set-up whose settings could not be loaded can be retried', async () => {
  edge.stored.set('set_up', FIRST_SET_UP);
  edge.unreadable.add('intake');
  const leader = show('/');
  await screen.findByText(/Failed to load settings/);
  await press(leader, 'Try Again');

  await heading('Let’s set up your community');
});

it('the leader’s own page shows the parts of the chosen preset at once', async () => {
  edge.stored.set('set_up', FIRST_SET_UP);
  const { result: identity } = renderHook(useIdentity);
  const leader = show('/');

  await press(leader, 'Begin');

  await waitFor(() => expect(identity.current?.screens).toEqual(PRESET_CHOICES.small.screens));
});

it('the set-up continues where another device left off', async () => {
  show('/');
  await heading('What is your community called?');
  const questions = { identity: 'answered', region: 'skipped', people: 'skipped' };
  await act(() => edge.save('set_up', { ...FIRST_SET_UP, state: 'begun', questions }));

  await heading('How closely do you watch urgent requests?');
});

it('a shorter retention says what it deletes, and an invalid number is rejected', async () => {
  edge.stored.set('privacy', { confidential_visible_to: 'team', retention_days: 400, session_hours: 12 });
  const leader = show('/?step=retention');
  const days = await screen.findByLabelText('Days');
  await leader.clear(days);
  await press(leader, 'Save and Continue');
  await screen.findByText('Please enter a whole number from 0 to 3650.');
  await leader.type(days, '30');
  await screen.findByText(/^Within a day, requests closed more than 30 days ago/);
  await press(leader, 'Save and Continue');

  await waitFor(() => expect(edge.stored.get('privacy')).toMatchObject({ retention_days: 30 }));
});

it('saving the community’s name preserves the identity that another leader changed meanwhile', async () => {
  const leader = show('/?step=identity');
  await leader.type(await screen.findByLabelText(/^Name of the community/), 'Grace Church');
  const meanwhile = { color: '#123456', phone: '+1 202 555 0123', welcome: { en: 'Welcome.', es: null } };
  await act(() => edge.save('identity', meanwhile));

  await press(leader, 'Save and Continue');

  await waitFor(() =>
    expect(edge.stored.get('identity')).toMatchObject({
      ...meanwhile,
      name: 'Grace Church',
      short_name: 'Grace Church',
    }),
  );
});

it('while people are being invited, the list cannot be edited and no other button does anything', async () => {
  const leader = show('/?step=people');
  const invitation = heldCall();
  const people = await screen.findByLabelText('Names and email addresses');
  await leader.type(people, 'Ana Lopez, ana@grace.example');
  await press(leader, 'Invite and Continue');
  await screen.findByRole('button', { name: 'Saving…' });

  await leader.type(people, 'Ben Roe, ben@grace.example');
  expect(people).toHaveValue('Ana Lopez, ana@grace.example');
  for (const name of ['Back', 'Skip', 'Finish Later']) {
    await press(leader, name);
    expect(screen.getByRole('button', { name })).toHaveFocus();
    expect(screen.getByRole('button', { name })).toHaveAttribute('aria-disabled', 'true');
  }
  await heading('Who prays with you?');
  expect(edge.stored.get('set_up')).toMatchObject({ questions: {} });

  await act(async () => invitation.resolve({}));
  await heading('How closely do you watch urgent requests?');
  expect(edge.stored.get('set_up')).toMatchObject({ questions: { people: 'answered' } });
});

/** Goes to another question while Ana is being invited. */
async function leaveWhileInviting() {
  const leader = show('/?step=people');
  const invitation = heldCall();
  await leader.type(
    await screen.findByLabelText('Names and email addresses'),
    'Ana Lopez, ana@grace.example',
  );
  await press(leader, 'Invite and Continue');
  await leader.click(screen.getByRole('link', { name: 'Urgency' }));
  await heading('How closely do you watch urgent requests?');
  return { leader, invitation };
}

it('a leader who went to another question while people are invited stays there, and both outcomes are stored', async () => {
  const { leader, invitation } = await leaveWhileInviting();
  await press(leader, 'Skip');
  await heading('Should leaders approve wall posts first?');
  await act(() => edge.save('set_up', { state: 'finished' }));

  await act(async () => invitation.resolve({}));

  await waitFor(() =>
    expect(edge.stored.get('set_up')).toMatchObject({
      state: 'finished',
      questions: { urgency: 'skipped', people: 'answered' },
    }),
  );
  await heading('Should leaders approve wall posts first?');
});

it('a leader who went to another question learns who was not invited', async () => {
  const { invitation } = await leaveWhileInviting();

  await act(async () => invitation.reject(new CallFailure('unavailable', 'Please try again.')));

  await findToast('1 person wasn’t invited:');
  await findToast('Ana Lopez, ana@grace.example');
});

it('a line with two people is listed with a reason that applies to it', async () => {
  const leader = show('/?step=people');
  const line = 'Ana Lopez ana@grace.example Ben Roe ben@grace.example';
  await leader.type(await screen.findByLabelText('Names and email addresses'), line);

  await press(leader, 'Invite and Continue');

  expect(await screen.findByText(line, { selector: 'strong' })).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent(
    'Please write one person per line, with a first name, a last name and an email address.',
  );
});

it('a list in which a person was not invited can be edited again', async () => {
  const leader = show('/?step=people');
  const people = await screen.findByLabelText('Names and email addresses');
  await leader.type(people, 'Ana Lopez');
  await press(leader, 'Invite and Continue');
  await screen.findByText('1 person wasn’t invited:');

  await leader.type(people, ', ana@grace.example');
  expect(people).toHaveValue('Ana Lopez, ana@grace.example');
});

const logo = { id: 'a'.repeat(32), width: 96 };

it('the identity is saved with the logo that was still being prepared', async () => {
  const leader = show('/?step=identity');
  const upload = heldCall();
  await leader.type(await screen.findByLabelText(/^Name of the community/), 'Grace Church');
  await leader.upload(screen.getByLabelText('Logo'), new File(['fish'], 'logo.png', { type: 'image/png' }));
  await screen.findByText('Preparing your logo…');
  await press(leader, 'Save and Continue');
  await screen.findByRole('button', { name: 'Saving…' });
  expect(edge.stored.has('identity')).toBe(false);

  await act(async () => upload.resolve({ logo }));
  await heading('Where is your community?');
  expect(edge.stored.get('identity')).toMatchObject({ name: 'Grace Church', logo });
});

it('Enter in the name of the community saves the answer and leaves the logo and its button alone', async () => {
  edge.stored.set('identity', { name: 'Grace', logo });
  const leader = show('/?step=identity');
  await leader.type(await screen.findByLabelText(/^Name of the community/), ' Church{Enter}');

  await heading('Where is your community?');
  expect(edge.stored.get('identity')).toMatchObject({ name: 'Grace Church', logo });
});

it('a logo that could not be stored keeps the question open, and the identity can be saved without it', async () => {
  const leader = show('/?step=identity');
  const upload = heldCall();
  await leader.type(await screen.findByLabelText(/^Name of the community/), 'Grace Church');
  await leader.upload(screen.getByLabelText('Logo'), new File(['fish'], 'logo.png', { type: 'image/png' }));
  await press(leader, 'Save and Continue');
  await act(async () => upload.reject(new Error('unreachable')));
  await screen.findByText('Failed to save settings.');
  await heading('What is your community called?');
  expect(edge.stored.has('identity')).toBe(false);

  await press(leader, 'Save and Continue');
  await heading('Where is your community?');
  expect(edge.stored.get('identity')).toEqual({ name: 'Grace Church', short_name: 'Grace Church' });
});

it('after the first request, a leader whose address named no step sees that the community is ready', async () => {
  const questions = Object.fromEntries(SET_UP_QUESTIONS.map((question) => [question, 'skipped']));
  edge.stored.set('set_up', { ...FIRST_SET_UP, state: 'begun', questions });
  const leader = show('/');
  await press(leader, 'Send My Request');

  await waitFor(() => expect(edge.stored.get('set_up')).toMatchObject({ state: 'finished' }));
  await heading('Your community is ready');
  await screen.findByRole('link', { name: 'Open on the Dashboard' });
});

it('a first request that was changed after its answer was lost is another request', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const questions = Object.fromEntries(SET_UP_QUESTIONS.map((question) => [question, 'skipped']));
  edge.stored.set('set_up', { ...FIRST_SET_UP, state: 'begun', questions });
  vi.mocked(sendOwnRequest).mockReset().mockRejectedValueOnce(new Error('no answer'));
  const leader = show('/');

  await press(leader, 'Send My Request');
  await findToast('Submission Failed');
  await leader.type(screen.getByLabelText(/Your own prayer request/), ' Soon.');
  await press(leader, 'Send My Request');

  await heading('Your community is ready');
  const [first, second] = vi.mocked(sendOwnRequest).mock.calls.map(([{ submissionId }]) => submissionId);
  expect(second).not.toBe(first);
});

const TYPED_ANSWERS = [
  ['identity', /^Name of the community/, 'Grace Church', 'Skip', 'Save and Continue'],
  ['people', 'Names and email addresses', 'Ana Lopez, ana@grace.example', 'Back', 'Invite and Continue'],
  ['retention', 'Days', '30', 'Finish Later', 'Save and Continue'],
] as const;

it.each(TYPED_ANSWERS)(
  'what was typed about %s is still there when the leader returns, and leaves the tab once it is saved',
  async (question, label, typed, leave, save) => {
    call.mockResolvedValue({});
    const leader = show(`/?step=${question}`);
    const field = await screen.findByLabelText(label);
    await leader.clear(field);
    await leader.type(field, typed);
    await press(leader, leave);
    await waitFor(() => expect(field).not.toBeInTheDocument());
    cleanup();

    show(`/?step=${question}`);
    expect(await screen.findByLabelText(label)).toHaveDisplayValue(typed);
    await press(leader, save);

    await waitFor(() =>
      expect(edge.stored.get('set_up')).toHaveProperty(`questions.${question}`, 'answered'),
    );
    expect(sessionStorage).toHaveLength(0);
  },
);

it('people who were not invited are still in the list when the leader returns', async () => {
  const { leader, invitation } = await leaveWhileInviting();
  await act(async () => invitation.reject(new CallFailure('unavailable', 'Please try again.')));
  await findToast('1 person wasn’t invited:');

  await press(leader, 'Back');

  expect(await screen.findByLabelText('Names and email addresses')).toHaveValue(
    'Ana Lopez, ana@grace.example',
  );
});

it('the message about an empty first request disappears with the next change', async () => {
  const leader = show('/?step=request');
  const prayer = await screen.findByLabelText(/Your own prayer request/);
  await leader.clear(prayer);
  await press(leader, 'Send My Request');
  expect(prayer).toHaveAccessibleDescription(/Please write your request\./);

  await leader.type(prayer, 'For rain.');

  expect(screen.queryByText('Please write your request.')).toBeNull();
});

it('a first request that is too long is not cut off, and the page says why it is not sent', async () => {
  vi.mocked(sendOwnRequest).mockReset();
  const leader = show('/?step=request');
  const prayer = await screen.findByLabelText(/Your own prayer request/);
  await leader.clear(prayer);
  await leader.paste('a'.repeat(501));

  await press(leader, 'Send My Request');

  expect(prayer).toHaveValue('a'.repeat(501));
  expect(prayer).toHaveAccessibleDescription(/at most 500/);
  expect(sendOwnRequest).not.toHaveBeenCalled();
});
