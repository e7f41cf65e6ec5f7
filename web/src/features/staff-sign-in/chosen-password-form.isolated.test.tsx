import { newPasswordFormSchema, RECOVERY_REFUSALS } from '@prayer-community/domain/auth/password-recovery';
import { message, t } from '@prayer-community/i18n/text';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, MemoryRouter, Route, Routes } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { PATHS } from '../../config/paths.ts';
import { type Session, SessionContext } from '../../session/session.ts';
import { signOutNotice } from '../../session/sign-out.ts';
import { storeStaffSignedIn } from '../../session/staff-signed-in.ts';
import { openTextDrafts } from '../../session/text-drafts.ts';
import { urlAfterSignIn } from '../../session/url-after-sign-in.ts';
import { answerCalls } from '../../testing/answer-calls.ts';
import { showToast } from '../../ui/toast/toast.ts';
import { ChosenPasswordForm } from './chosen-password-form.tsx';
import { LoginPage } from './login-page.tsx';

const { currentSession, signOutAuth } = vi.hoisted(() => ({
  currentSession: vi.fn<() => Promise<Session>>(),
  signOutAuth: vi.fn(async () => undefined),
}));
// Firebase Auth does not run in jsdom.
vi.mock('../../session/watch-session.ts', () => ({ currentSession }));
vi.mock('../../firebase/auth.ts', () => ({ auth: { currentUser: { uid: 'ruth' }, signOut: signOutAuth } }));
vi.mock('../../ui/toast/toast.ts', () => ({ showToast: vi.fn(async () => undefined) }));

const handleInvalidLink = vi.fn();
const PASSWORD = 'a long new passphrase';

const member = userEvent.setup();
const drafts = openTextDrafts('ruth', 'notes');
let calls: unknown[];
/** The session in this browser, which the login shows. */
let shared: Session;

function Login() {
  return (
    <SessionContext value={shared}>
      <LoginPage />
    </SessionContext>
  );
}

beforeEach(async () => {
  signOutAuth.mockClear();
  handleInvalidLink.mockClear();
  vi.mocked(showToast).mockClear();
  shared = { state: 'signedOut' };
  storeStaffSignedIn(true);
  drafts.set('a-request', 'Called her.');
  calls = answerCalls({
    result: { success: true, uid: 'ruth', deviceToken: `${'d'.repeat(22)}.${'0'.repeat(32)}` },
  });
  render(
    <MemoryRouter initialEntries={['/new']}>
      <Link to="/">Home</Link>
      <Routes>
        <Route
          path="/new"
          element={
            <ChosenPasswordForm
              schema={newPasswordFormSchema}
              minChars={12}
              oobCode="a-code"
              failedStep="Update Failed"
              submitLabel="Update"
              onInvalidLink={handleInvalidLink}
            />
          }
        />
        <Route path="/" element="Form" />
        <Route path={PATHS.login} element={<Login />} />
        <Route path={PATHS.dashboard} element="Dashboard" />
      </Routes>
    </MemoryRouter>,
  );
  await member.type(screen.getByLabelText(/^New password/), PASSWORD);
  await member.type(screen.getByLabelText(/^Confirm new password/), PASSWORD);
});

it('a member who leaves while the session ends stays on the screen that they opened', async () => {
  let answer: (session: Session) => void = () => undefined;
  currentSession.mockReturnValue(
    new Promise((resolve) => {
      answer = resolve;
    }),
  );
  await member.click(screen.getByRole('button', { name: 'Update' }));
  await waitFor(() => expect(currentSession).toHaveBeenCalled());

  await member.click(screen.getByRole('link', { name: 'Home' }));
  await act(async () => answer({ state: 'signedOut' }));

  expect(screen.getByText('Form')).toBeVisible();
});

it('a session that cannot be ended is reported, and the login opens', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  currentSession.mockRejectedValue(new Error('no connection'));

  await member.click(screen.getByRole('button', { name: 'Update' }));

  expect(await screen.findByRole('heading', { name: 'Prayer Team Login' })).toBeVisible();
  expect(showToast).toHaveBeenCalledWith(expect.objectContaining({ text: 'Failed to log out.' }));
});

it('the session of the member whose password changed ends, and the drafts stay', async () => {
  currentSession.mockResolvedValue({ state: 'signedIn', uid: 'ruth' });

  await member.click(screen.getByRole('button', { name: 'Update' }));

  expect(await screen.findByRole('status')).toHaveTextContent(
    'Your password has been updated. Please sign in with it.',
  );
  expect(signOutAuth).toHaveBeenCalledOnce();
  expect(drafts.get('a-request')).toBe('Called her.');
  expect(calls).toHaveLength(1);
  expect(urlAfterSignIn('ruth')).toBe(PATHS.dashboard);
});

it('while another member is signed in, the page says so and their session continues with its drafts', async () => {
  shared = { state: 'signedIn', uid: 'miriam' };
  currentSession.mockResolvedValue(shared);

  await member.click(screen.getByRole('button', { name: 'Update' }));

  const status = await screen.findByRole('status');
  expect(status).toHaveTextContent(
    'Your password has been updated. Someone else is signed in here. To sign in yourself, log out first.',
  );
  expect(status).toHaveFocus();
  expect(showToast).not.toHaveBeenCalled();
  expect(signOutAuth).not.toHaveBeenCalled();
  expect(drafts.get('a-request')).toBe('Called her.');
  expect(signOutNotice()).toBeNull();
});

describe('a link that is refused as used', () => {
  const USED = { result: { success: false, error: t(RECOVERY_REFUSALS.invalidLink) } };

  it('leads to the login if the answer to an earlier attempt was lost', async () => {
    currentSession.mockResolvedValue(shared);
    answerCalls(null, USED);
    await member.click(screen.getByRole('button', { name: 'Update' }));
    await waitFor(() => expect(showToast).toHaveBeenCalledOnce());

    await member.click(await screen.findByRole('button', { name: 'Update' }));

    expect(await screen.findByRole('heading', { name: 'Prayer Team Login' })).toBeVisible();
    expect(showToast).toHaveBeenLastCalledWith(
      expect.objectContaining({ text: message('Your password may already be set. Try to sign in with it.') }),
    );
    expect(handleInvalidLink).not.toHaveBeenCalled();
  });

  it('keeps a member on the screen if someone else is signed in, whose dashboard the login would open', async () => {
    currentSession.mockResolvedValue({ state: 'signedIn', uid: 'miriam' });
    answerCalls(null, USED);
    await member.click(screen.getByRole('button', { name: 'Update' }));
    await waitFor(() => expect(showToast).toHaveBeenCalledOnce());

    await member.click(await screen.findByRole('button', { name: 'Update' }));

    await waitFor(() =>
      expect(showToast).toHaveBeenLastCalledWith(
        expect.objectContaining({
          text: message('Your password may already be set. Try to sign in with it.'),
        }),
      ),
    );
    expect(await screen.findByRole('button', { name: 'Update' })).toBeVisible();
  });

  it('is reported as invalid at the first attempt', async () => {
    answerCalls(USED);

    await member.click(screen.getByRole('button', { name: 'Update' }));

    await waitFor(() => expect(handleInvalidLink).toHaveBeenCalledOnce());
    expect(showToast).not.toHaveBeenCalled();
  });
});
