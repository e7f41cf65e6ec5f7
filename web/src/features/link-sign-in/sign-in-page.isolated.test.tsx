import {
  CIRCLE_REFUSALS,
  INVITATION_REFUSALS,
} from '@prayer-community/domain/prayer-circles/circle-membership';
import { refusal } from '@prayer-community/domain/refusal';
import { t } from '@prayer-community/i18n/text';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { PATHS } from '../../config/paths.ts';
import { CallFailure } from '../../firebase/call-failure.ts';
import type { AccountSession } from '../../session/account/account-session.ts';
import { requestedLink, storeRequestedLink } from '../../session/account/requested-link.ts';
import { urlAfterSignIn } from '../../session/url-after-sign-in.ts';
import { answerCalls } from '../../testing/answer-calls.ts';
import { findToast } from '../../testing/find-toast.ts';
import { openScreen } from '../../testing/open-screen.tsx';

// Firebase Auth does not run in jsdom.
const edge = vi.hoisted(() => ({
  session: vi.fn<() => AccountSession>(() => ({ state: 'signedOut', reason: null })),
  signInWithCode: vi.fn<(email: string, oobCode: string) => Promise<void>>(),
  isUsableLink: vi.fn(async () => true),
  nameNewAccount: vi.fn<(displayName: string) => Promise<void>>(),
}));
vi.mock('../../session/is-usable-link.ts', () => ({ isUsableLink: edge.isUsableLink }));
vi.mock('../../session/account/sign-in-with-code.ts', () => ({ signInWithCode: edge.signInWithCode }));
vi.mock('../../session/account/account-auth.ts', () => ({
  watchAccountSession: (onSession: (session: AccountSession) => void) => {
    act(() => onSession(edge.session()));
    return () => undefined;
  },
  nameNewAccount: edge.nameNewAccount,
}));

const INVITATION = `/sign-in?invitation=circle_1&key=${'k'.repeat(43)}`;
const SIGN_IN_LINK = `/sign-in?mode=signIn&oobCode=${'o'.repeat(40)}`;

const OPENED = {
  result: {
    success: true,
    circleId: 'circle',
    circleName: 'Tuesday Group',
    email: 'anna@example.org',
    displayName: null,
  },
};

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

it.each([
  { form: 'requests a link', address: '/sign-in', label: 'Email' },
  { form: 'a link opens', address: SIGN_IN_LINK, label: 'Email' },
  { form: 'joins a circle', address: INVITATION, label: 'Your name' },
])(
  'an error in the form that $form is announced, because Enter leaves the focus in the field',
  async (shown) => {
    answerCalls(OPENED);
    const visitor = await openScreen(shown.address);

    await visitor.type(await screen.findByRole('textbox', { name: shown.label }), '{Enter}');

    expect(await screen.findByRole('alert')).toBeVisible();
  },
);

it('an invitation that could not be opened can be opened again', async () => {
  answerCalls(null, OPENED);
  const visitor = await openScreen(INVITATION);
  await screen.findByText(/We couldn’t reach our server/);

  await visitor.click(screen.getByRole('button', { name: 'Try Again' }));

  expect(await screen.findByText('Tuesday Group')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Try Again' })).toBeNull();
});

it.each(['used', 'invalid'] as const)('an invitation that is %s leads to the circles', async (reason) => {
  answerCalls({ result: { ...refusal(INVITATION_REFUSALS[reason]), mayRenew: false } });
  await openScreen(INVITATION);

  const link = await screen.findByRole('link', { name: 'Go to Prayer Circles' });

  expect(link).toHaveAttribute('href', '/prayer-circles');
});

it('staff who open an invitation come to the circles from the team login', async () => {
  answerCalls(OPENED, { result: refusal(INVITATION_REFUSALS.staff) });
  const visitor = await openScreen(INVITATION);
  await visitor.type(await screen.findByRole('textbox', { name: 'Your name' }), 'Anna');
  await visitor.click(screen.getByRole('button', { name: 'Join Circle' }));

  await visitor.click(await screen.findByRole('link', { name: 'Prayer Team Login' }));

  expect(urlAfterSignIn('anna')).toBe(PATHS.prayerCircles);
});

it.each([
  { answer: { success: true }, outcome: 'You joined Tuesday Group.', named: [['Anna']] },
  { answer: refusal(CIRCLE_REFUSALS.full), outcome: t(CIRCLE_REFUSALS.full), named: [] },
])('a name typed for a circle is offered to the account only once joining has $answer', async (answered) => {
  edge.session.mockReturnValueOnce({
    state: 'signedIn',
    uid: 'anna',
    email: 'anna@example.org',
    displayName: 'Anna Berg',
    isStaff: false,
  });
  edge.nameNewAccount.mockReset().mockResolvedValue();
  const sent = answerCalls(OPENED, { result: answered.answer });
  const visitor = await openScreen(INVITATION);
  await visitor.type(await screen.findByRole('textbox', { name: 'Your name' }), 'Anna');

  await visitor.click(screen.getByRole('button', { name: 'Join Circle' }));

  await findToast(answered.outcome);
  expect(sent[1]).toEqual({ circleId: 'circle', displayName: 'Anna' });
  expect(edge.nameNewAccount.mock.calls).toEqual(answered.named);
});

it('joining succeeds even if the name cannot be stored in the account', async () => {
  edge.nameNewAccount.mockReset().mockRejectedValueOnce(new CallFailure('unreachable', 'No answer.'));
  edge.session.mockReturnValueOnce({
    state: 'signedIn',
    uid: 'anna',
    email: 'anna@example.org',
    displayName: '',
    isStaff: false,
  });
  answerCalls(OPENED, { result: { success: true } });
  const visitor = await openScreen(INVITATION);
  await visitor.type(await screen.findByRole('textbox', { name: 'Your name' }), 'Anna');

  await visitor.click(screen.getByRole('button', { name: 'Join Circle' }));

  await findToast('You joined Tuesday Group.');
  expect(edge.nameNewAccount).toHaveBeenCalledWith('Anna');
});

it.each([
  { display: 'the browser', isStandalone: false, text: /Open it on this device\./ },
  { display: 'an app on the home screen', isStandalone: true, text: /It opens in your browser/ },
])('an iPhone reads where a link that $display requested opens', async ({ isStandalone, text }) => {
  const { matchMedia } = window;
  vi.stubGlobal('matchMedia', (media: string) =>
    Object.assign(matchMedia(media), { matches: isStandalone && media === '(display-mode: standalone)' }),
  );
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (iPhone)');
  answerCalls({ result: { success: true } });
  const visitor = await openScreen('/sign-in');

  await visitor.type(await screen.findByRole('textbox', { name: 'Email' }), 'anna@example.org');
  await visitor.click(screen.getByRole('button', { name: 'Send Sign-In Link' }));

  expect(await screen.findByText(text)).toBeVisible();
});

it('a link that was requested in a circle comes back to it', async () => {
  answerCalls({ result: { success: true } });
  const visitor = await openScreen('/prayer-circles/tuesday');
  await visitor.click(await screen.findByRole('link', { name: 'Sign In' }));
  await visitor.type(await screen.findByRole('textbox', { name: 'Email' }), 'anna@example.org');
  await visitor.click(screen.getByRole('button', { name: 'Send Sign-In Link' }));
  await screen.findByText(/A link is on its way/);
  cleanup();
  edge.signInWithCode.mockResolvedValueOnce();
  await openScreen(SIGN_IN_LINK);

  await visitor.click(await screen.findByRole('button', { name: 'Sign In' }));

  expect(await screen.findByRole('heading', { level: 1, name: 'Prayer Circle' })).toBeVisible();
});

it('a refused link asks for the address, because the one on this device may be of another link', async () => {
  storeRequestedLink({ email: 'anna@gmial.com' });
  edge.signInWithCode.mockRejectedValueOnce(new CallFailure('refused', 'This sign-in link is invalid.'));
  const visitor = await openScreen(SIGN_IN_LINK);
  await screen.findByText('You’ll sign in as anna@gmial.com.');

  await visitor.click(screen.getByRole('button', { name: 'Sign In' }));

  await findToast('This sign-in link is invalid.');
  const address = await screen.findByRole('textbox', { name: 'Email' });
  expect(address).toHaveValue('anna@gmial.com');
  expect(requestedLink()).toBeNull();
  await visitor.clear(address);
  await visitor.type(address, 'anna@gmail.com');
  await visitor.click(screen.getByRole('button', { name: 'Sign In' }));
  await waitFor(() => expect(edge.signInWithCode).toHaveBeenLastCalledWith('anna@gmail.com', 'o'.repeat(40)));
});

it('a used or expired link leads to the form that requests a new one', async () => {
  storeRequestedLink({ email: 'anna@example.org' });
  edge.signInWithCode.mockRejectedValueOnce(new CallFailure('refused', 'This sign-in link is invalid.'));
  edge.isUsableLink.mockResolvedValueOnce(false);
  const visitor = await openScreen(SIGN_IN_LINK);

  await visitor.click(await screen.findByRole('button', { name: 'Sign In' }));

  await findToast('This sign-in link is invalid.');
  expect(await screen.findByRole('button', { name: 'Send Sign-In Link' })).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Email' })).toHaveValue('anna@example.org');
  expect(screen.getByRole('heading', { level: 1, name: 'Sign In' })).toHaveFocus();
  expect(edge.isUsableLink).toHaveBeenLastCalledWith('o'.repeat(40));
});

it('a sign-in without a connection keeps the address that requested the link', async () => {
  storeRequestedLink({ email: 'anna@example.org' });
  edge.signInWithCode.mockRejectedValueOnce(new CallFailure('unreachable', 'No connection.'));
  const visitor = await openScreen(SIGN_IN_LINK);

  await visitor.click(await screen.findByRole('button', { name: 'Sign In' }));

  await findToast('No connection.');
  expect(screen.getByText('You’ll sign in as anna@example.org.')).toBeVisible();
  expect(requestedLink()?.email).toBe('anna@example.org');
});

it.each([
  { other: 'ruth@example.org', sentences: 1 },
  { other: 'Anna@example.org', sentences: 0 },
])(
  'a link says $sentences times that it ends the session of $other on this device',
  async ({ other, sentences }) => {
    storeRequestedLink({ email: 'anna@example.org' });
    edge.session.mockReset();
    edge.session.mockReturnValue({
      state: 'signedIn',
      uid: 'a-member',
      email: other,
      displayName: null,
      isStaff: false,
    });

    await openScreen(SIGN_IN_LINK);
    await screen.findByText('You’ll sign in as anna@example.org.');

    const text = `You’re signed in as ${other}. Using this link ends that session.`;
    // The session is rendered by then, because the edge reports it in `act`.
    await waitFor(() => expect(edge.session).toHaveBeenCalled());
    expect(screen.queryAllByText(text)).toHaveLength(sentences);
  },
);

it.each([
  [
    'refused',
    { result: { ...refusal(INVITATION_REFUSALS.used), mayRenew: false } },
    t(INVITATION_REFUSALS.used),
  ],
  ['not opened', null, /We couldn’t reach our server/],
  ['opened', OPENED, /^You’re invited to Tuesday Group/],
])(
  'an invitation that is %s is announced by the element that said it was opening',
  async (_how, answer, text) => {
    let respond: (answered: typeof answer) => void = () => undefined;
    answerCalls(
      new Promise((resolve) => {
        respond = resolve;
      }),
    );
    await openScreen(INVITATION);
    const status = (await screen.findByText('Opening your invitation…')).closest('[role="status"]');

    respond(answer);

    await waitFor(() => expect(status).toHaveTextContent(text));
    expect(status).toBeInTheDocument();
    expect(status).toHaveAttribute('role', 'status');
  },
);
