import { LINK_SESSION_DAYS } from '@prayer-community/domain/auth/link-session';
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '@prayer-community/domain/fields/durations';
import type { StaffRole } from '@prayer-community/domain/staff/profile';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { WAIT_MS } from '../../testing/wait-ms.ts';
import { IDLE_LIMIT_MS, noteActivity } from '../idle/watch-activity.ts';
import { ensureName, nameNewAccount, rename, watchAccountSession } from './account-auth.ts';
import type { AccountSession } from './account-session.ts';

const edge = vi.hoisted(() => ({
  auth: { currentUser: null as unknown },
  onIdTokenChanged(auth: { currentUser: unknown }, listen: (user: unknown) => void) {
    listen(auth.currentUser);
    return () => undefined;
  },
  readOwnRole: vi.fn<() => Promise<StaffRole | null>>(),
  signOut: vi.fn(async (_reason: string) => undefined),
  signOutNotice: vi.fn<() => string | null>(() => null),
  forgetSignOutNotice: vi.fn(),
  callOrThrow: vi.fn<(name: string, input: { displayName: string }) => Promise<void>>(),
}));
vi.mock('../../firebase/auth.ts', () => ({ auth: edge.auth }));
vi.mock('../own-role.ts', () => ({ readOwnRole: edge.readOwnRole }));
vi.mock('../sign-out.ts', () => ({
  signOut: edge.signOut,
  signOutNotice: edge.signOutNotice,
  forgetSignOutNotice: edge.forgetSignOutNotice,
}));
vi.mock('firebase/auth', () => ({ onIdTokenChanged: edge.onIdTokenChanged }));
vi.mock('../../firebase/call-or-throw.ts', () => ({ callOrThrow: edge.callOrThrow }));

it('a member who opens a page behind a captive portal is recognized once requests succeed again', async () => {
  vi.useFakeTimers();
  vi.spyOn(console, 'warn').mockReturnValue();
  const claims = { by_link: true, link_address: 'anna@example.org' };
  const getIdTokenResult = vi.fn(async () => ({ claims })).mockRejectedValueOnce(new Error('no connection'));
  edge.auth.currentUser = { uid: 'anna', email: 'anna@example.org', displayName: 'Anna', getIdTokenResult };
  const onSession = vi.fn<(session: AccountSession) => void>();

  const end = watchAccountSession(onSession);
  await vi.advanceTimersByTimeAsync(30_000);

  expect(onSession).toHaveBeenCalledExactlyOnceWith({
    state: 'signedIn',
    uid: 'anna',
    email: 'anna@example.org',
    displayName: 'Anna',
    isStaff: false,
  });
  end();
  vi.useRealTimers();
});

/** Expects the only session that is reported of a user with these claims, and how the user is signed out. */
async function expectSession(
  user: object,
  claims: object,
  session: object,
  signOuts: readonly (readonly string[])[],
): Promise<void> {
  edge.signOut.mockClear();
  edge.auth.currentUser = { ...user, getIdTokenResult: async () => ({ claims }) };
  const onSession = vi.fn<(session: AccountSession) => void>();

  const end = watchAccountSession(onSession);
  await vi.waitFor(
    () => expect(onSession).toHaveBeenCalledExactlyOnceWith(expect.objectContaining(session)),
    WAIT_MS,
  );

  expect(edge.signOut.mock.calls).toEqual(signOuts);
  end();
}

it.each([
  ['is signed in while their session is open', 'prayer_team', { state: 'signedIn', isStaff: true }, []],
  [
    'is signed out once the rules refuse their session',
    null,
    { state: 'signedOut', reason: 'expired' },
    [['expired']],
  ],
] as const)('a staff member %s', async (_what, role, session, signOuts) => {
  edge.readOwnRole.mockResolvedValueOnce(role);
  const ruth = { uid: 'ruth', email: 'ruth@example.org', displayName: 'Ruth' };

  await expectSession(ruth, { mfa: true }, session, signOuts);
});

it.each([
  ['continues for months', HOUR_MS + MINUTE_MS, { state: 'signedIn' }, []],
  [
    'ends with the last token that the rules accept to its end',
    HOUR_MS,
    { state: 'signedOut', reason: null },
    [['expired']],
  ],
] as const)('the session of a member of circles %s', async (_what, leftMs, session, signOuts) => {
  const iat = Math.floor(Date.now() / SECOND_MS);
  const auth_time = iat + (leftMs - LINK_SESSION_DAYS * DAY_MS) / SECOND_MS;
  const exp = iat + HOUR_MS / SECOND_MS;
  const anna = { uid: 'anna', email: 'anna@example.org', displayName: 'Anna' };
  const claims = { by_link: true, link_address: anna.email, auth_time, iat, exp };

  await expectSession(anna, claims, session, signOuts);
});

it('a session that is signed out has the reason, which the next sign-in removes', async () => {
  edge.signOutNotice.mockReturnValueOnce('expired');
  edge.auth.currentUser = null;
  const onSession = vi.fn<(session: AccountSession) => void>();
  const endFirst = watchAccountSession(onSession);
  await vi.waitFor(
    () => expect(onSession).toHaveBeenCalledExactlyOnceWith({ state: 'signedOut', reason: 'expired' }),
    WAIT_MS,
  );
  endFirst();
  edge.forgetSignOutNotice.mockClear();

  const claims = { by_link: true, link_address: 'anna@example.org' };
  const getIdTokenResult = async () => ({ claims });
  edge.auth.currentUser = { uid: 'anna', email: 'anna@example.org', displayName: 'Anna', getIdTokenResult };
  const end = watchAccountSession(onSession);

  await vi.waitFor(() => expect(edge.forgetSignOutNotice).toHaveBeenCalledOnce(), WAIT_MS);
  end();
});

describe('after the idle limit', () => {
  const onSession = vi.fn<(session: AccountSession) => void>();

  beforeEach(() => {
    vi.useFakeTimers();
    vi.clearAllMocks();
    edge.readOwnRole.mockResolvedValue('prayer_team');
    noteActivity(Date.now());
  });

  afterEach(() => void vi.useRealTimers());

  function watch(claims: object): () => void {
    const getIdTokenResult = async () => ({ claims });
    edge.auth.currentUser = {
      uid: 'ruth',
      email: 'ruth@example.org',
      displayName: 'Ruth',
      getIdTokenResult,
    };
    return watchAccountSession(onSession);
  }

  it('a staff member who left the page open is signed out, and the page shows it before the server answers', async () => {
    edge.signOut.mockReturnValueOnce(new Promise(() => undefined));
    const end = watch({ mfa: true });
    await vi.waitFor(() => expect(onSession).toHaveBeenCalledOnce(), WAIT_MS);

    await vi.advanceTimersByTimeAsync(IDLE_LIMIT_MS);

    expect(onSession).toHaveBeenLastCalledWith({ state: 'signedOut', reason: 'idle' });
    expect(edge.signOut.mock.calls).toEqual([['idle']]);
    end();
  });

  it('a staff member who opens the page is signed out and not shown as signed in', async () => {
    vi.setSystemTime(Date.now() + IDLE_LIMIT_MS);

    const end = watch({ mfa: true });

    await vi.waitFor(
      () => expect(onSession.mock.calls).toEqual([[{ state: 'signedOut', reason: 'idle' }]]),
      WAIT_MS,
    );
    expect(edge.signOut.mock.calls).toEqual([['idle']]);
    end();
  });

  it('a member by link stays signed in', async () => {
    const end = watch({ by_link: true, link_address: 'ruth@example.org' });

    await vi.advanceTimersByTimeAsync(2 * IDLE_LIMIT_MS);

    expect(onSession).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ state: 'signedIn' }));
    expect(edge.signOut).not.toHaveBeenCalled();
    end();
  });
});

it('a name that is stored but not yet in the session reaches it on the next attempt', async () => {
  const getIdToken = vi.fn(async () => 'a-token').mockRejectedValueOnce(new Error('no connection'));
  let storedName: string | null = null;
  edge.callOrThrow.mockImplementation(async (_name, { displayName }) => {
    storedName = displayName;
  });
  const user = {
    displayName: null as string | null,
    getIdToken,
    reload: async () => {
      user.displayName = storedName;
    },
  };
  edge.auth.currentUser = user;
  await expect(ensureName('Anna')).rejects.toThrow('no connection');

  await ensureName('Anna');

  expect(edge.callOrThrow.mock.calls).toEqual([['changeDisplayName', { displayName: 'Anna' }]]);
  expect(getIdToken.mock.calls).toEqual([[true], [true]]);
});

it.each([
  { stored: null, named: [['changeDisplayName', { displayName: 'Anna' }]] },
  { stored: 'Anna Berg', named: [] },
])('a name typed for one circle is stored in an account that is named $stored: $named', async (account) => {
  const { callOrThrow } = edge;
  callOrThrow.mockReset().mockResolvedValue();
  const getIdToken = vi.fn(async () => 'token');
  edge.auth.currentUser = { displayName: account.stored, reload: async () => undefined, getIdToken };

  await nameNewAccount('Anna');

  expect(callOrThrow.mock.calls).toEqual(account.named);
  expect(getIdToken.mock.calls).toEqual([[true]]);
});

it('a member’s new name is stored even if the account already has it, because circles may not', async () => {
  const { callOrThrow } = edge;
  callOrThrow.mockReset().mockResolvedValue();
  const reload = vi.fn(async () => undefined);
  const getIdToken = vi.fn(async () => 'token');
  edge.auth.currentUser = { displayName: 'Anna', reload, getIdToken };

  await rename('Anna');

  expect(callOrThrow.mock.calls).toEqual([['changeDisplayName', { displayName: 'Anna' }]]);
  expect(reload).toHaveBeenCalledOnce();
});
