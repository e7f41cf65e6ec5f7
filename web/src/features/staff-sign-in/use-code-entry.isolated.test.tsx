import { SIGN_IN_REFUSALS } from '@prayer-community/domain/auth/sign-in';
import { t } from '@prayer-community/i18n/text';
import { act, renderHook, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { Appearance } from '../../app/appearance.tsx';
import { beginSession } from '../../session/begin-session.ts';
import { answerCalls } from '../../testing/answer-calls.ts';
import { findToast } from '../../testing/find-toast.ts';
import { ToastHost } from '../../ui/toast/toast-host.tsx';
import { readPendingSignIn, storePendingSignIn } from './pending-sign-in.ts';
import { useCodeEntry } from './use-code-entry.ts';

// Firebase Auth does not run in jsdom.
vi.mock('../../session/begin-session.ts', () => ({
  preloadBeginSession: async () => undefined,
  beginSession: vi.fn(async () => undefined),
}));

const CHALLENGE_ID = 'x'.repeat(43);
const WRONG = { success: false, error: t(SIGN_IN_REFUSALS.invalidCode) };
const REFUSED = { result: { success: false, error: t(SIGN_IN_REFUSALS.notCompleted) } };
const COMPLETED = { result: { success: true, token: 'a-token', deviceToken: null } };

function enterCode() {
  storePendingSignIn({ challengeId: CHALLENGE_ID, email: 'r***@example.org', resendAtMs: 0 });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <Appearance>
      <MemoryRouter>{children}</MemoryRouter>
      <ToastHost />
    </Appearance>
  );
  return renderHook(() => useCodeEntry(CHALLENGE_ID), { wrapper }).result;
}

beforeEach(() => void vi.clearAllMocks());

it('a correct code whose response was lost starts the session the second time', async () => {
  const sent = answerCalls(null, { result: { ...WRONG, triesLeft: 0 } }, COMPLETED);
  const entry = enterCode();
  act(() => entry.current.type('123456'));
  await findToast(/We couldn’t reach our server/);
  await waitFor(() => expect(entry.current.isUnderway).toBe(false));

  act(() => entry.current.submit());

  await waitFor(() => expect(beginSession).toHaveBeenCalledExactlyOnceWith('a-token'));
  expect(sent.at(-1)).toEqual({ challengeId: CHALLENGE_ID });
  expect(screen.queryByText(t(SIGN_IN_REFUSALS.invalidCode))).toBeNull();
});

it('a sign-in starts over if a code is refused after a lost response, and the session too', async () => {
  answerCalls(null, { result: { ...WRONG, triesLeft: 0 } }, REFUSED);
  const entry = enterCode();
  act(() => entry.current.type('123456'));
  await findToast(/We couldn’t reach our server/);
  await waitFor(() => expect(entry.current.isUnderway).toBe(false));

  act(() => entry.current.submit());

  await findToast('Login Failed');
  await waitFor(() => expect(readPendingSignIn(null)).toBeNull());
});

it('a code that is refused for the last time starts the sign-in over', async () => {
  const sent = answerCalls({ result: { ...WRONG, triesLeft: 0 } });
  const entry = enterCode();

  act(() => entry.current.type('123456'));

  await findToast('Verification Failed');
  await waitFor(() => expect(readPendingSignIn(null)).toBeNull());
  expect(sent).toHaveLength(1);
});

it('a wrong code empties the field, which says how many attempts are left', async () => {
  answerCalls({ result: { ...WRONG, triesLeft: 4 } });
  const entry = enterCode();

  act(() => entry.current.type('123456'));

  await findToast('Verification Failed');
  expect(entry.current.code).toBe('');
  expect(entry.current.error).toBe('4 attempts left.');
});
