import { deleteToken } from 'firebase/messaging';
import { beforeEach, expect, it, vi } from 'vitest';
import { isTeamPushEnding, storeEnrolment } from './enrolment-storage.ts';
import { anyTeamEnrolment, storeTeamEnrolment } from './team-enrolment.ts';
import { endPendingTeamPush, endTeamPush, registerDevice } from './team-push.ts';

const call = vi.hoisted(() => vi.fn());
vi.mock('../../firebase/call-or-throw.ts', () => ({ callOrThrow: call }));
// The push service does not run in jsdom.
vi.mock('../../firebase/firebase-app.ts', () => ({ firebaseApp: {}, vapidKey: 'key' }));
vi.mock('firebase/messaging', () => ({
  getMessaging: () => ({}),
  getToken: async () => 'a token',
  deleteToken: vi.fn(),
}));

const TOKEN = 'device-'.repeat(5);

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  call.mockReset();
  vi.mocked(deleteToken).mockReset().mockResolvedValue(true);
  const registration = { installing: null };
  const worker = { register: async () => registration, ready: Promise.resolve(registration) };
  Object.defineProperty(navigator, 'serviceWorker', { value: worker, configurable: true });
  storeTeamEnrolment({ uid: 'me', token: TOKEN, at: Date.now() });
});

it('a logout with a session that the server has ended gives back the token of the device', async () => {
  call.mockRejectedValue(new Error('permission-denied'));

  await endTeamPush();

  expect(anyTeamEnrolment()).toBeNull();
  expect(deleteToken).toHaveBeenCalledOnce();
  expect(isTeamPushEnding()).toBe(false);
});

it('a logout with an ended session gives back the token even if daily content uses it', async () => {
  call.mockRejectedValue(new Error('permission-denied'));
  storeEnrolment('daily-content', TOKEN);

  await endTeamPush();

  expect(deleteToken).toHaveBeenCalledOnce();
  expect(isTeamPushEnding()).toBe(false);
});

it('a logout without a connection gives back the token later, once that succeeds', async () => {
  call.mockRejectedValue(new Error('no connection'));
  vi.mocked(deleteToken).mockRejectedValue(new Error('no connection'));
  await endTeamPush();
  expect(anyTeamEnrolment()).toBeNull();

  await endPendingTeamPush();
  expect(isTeamPushEnding()).toBe(true);
  vi.mocked(deleteToken).mockResolvedValue(true);
  await endPendingTeamPush();

  expect(isTeamPushEnding()).toBe(false);
  expect(deleteToken).toHaveBeenCalledTimes(3);
});

it('a device that was registered again after a logout without a connection stays registered', async () => {
  call.mockRejectedValue(new Error('no connection'));
  vi.mocked(deleteToken).mockRejectedValueOnce(new Error('no connection'));
  await endTeamPush();
  call.mockResolvedValue({ success: true });

  await registerDevice('me');
  await endPendingTeamPush();

  expect(isTeamPushEnding()).toBe(false);
  expect(anyTeamEnrolment()?.uid).toBe('me');
  expect(deleteToken).toHaveBeenCalledOnce();
});
