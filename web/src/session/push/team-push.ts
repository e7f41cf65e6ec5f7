import { callOrThrow } from '../../firebase/call-or-throw.ts';
import { deletePushTokenUnless, deviceToken, giveBackUnneededToken } from './device-token.ts';
import { isTeamPushEnding, storeTeamPushEnding } from './enrollment-storage.ts';
import { hasPushSubscription } from './push-subscription.ts';
import { anyTeamEnrollment, permittedTeamEnrollment, storeTeamEnrollment } from './team-enrollment.ts';

/** How often an enrolled device registers again. Its token changes now and then. */
const RENEW_AFTER_MS = 24 * 3_600_000;

/** The registration of this device that is under way. */
let registration: Promise<void> | null = null;

/** Joins a registration that is under way. */
async function registerOnce(register: () => Promise<void>): Promise<void> {
  registration ??= register().finally(() => {
    registration = null;
  });
  await registration;
}

/**
 * Enrolls this device for the member's notifications.
 * @throws if the push service returns no token or our server rejects it
 */
export async function registerDevice(uid: string): Promise<void> {
  await registerOnce(() => registerFirst(uid));
  if (anyTeamEnrollment()?.uid !== uid) {
    throw new Error('This device was unregistered meanwhile.');
  }
}

async function registerFirst(uid: string): Promise<void> {
  const token = await deviceToken();
  storeTeamPushEnding(true);
  try {
    await register(uid, token);
  } catch (error) {
    // The server may have registered it. The next page load gives back the token, unless another tab registered it.
    if (isTeamPushEnding()) {
      storeTeamEnrollment(null);
    }
    throw error;
  }
}

/** Stores the enrollment before the call, so that a logout ends it even if the page closes before the response. */
async function register(uid: string, token: string): Promise<void> {
  storeTeamEnrollment({ uid, token, at: 0 });
  await callOrThrow('registerPushToken', { token });
  const isEndedMeanwhile = anyTeamEnrollment()?.uid !== uid;
  if (isEndedMeanwhile) {
    storeTeamPushEnding(true);
    await endOnServer(token);
    await deletePushToken();
  } else {
    storeTeamEnrollment({ uid, token, at: Date.now() });
    storeTeamPushEnding(false);
  }
}

/**
 * Ends the enrollment of this device.
 * @throws if the server cannot be reached. The device then stays registered.
 */
export async function unregisterDevice(): Promise<void> {
  await registrationSettled();
  const enrollment = anyTeamEnrollment();
  if (enrollment) {
    await callOrThrow('unregisterPushToken', { token: enrollment.token });
    storeTeamEnrollment(null);
    await giveBackUnneededToken();
  }
}

/**
 * Registers an enrolled device again if its last registration is older than `RENEW_AFTER_MS`, or the browser has ended its
 * subscription.
 * @throws if the push service returns no token or our server rejects it
 */
export async function renewDevice(uid: string): Promise<void> {
  const enrollment = permittedTeamEnrollment(uid);
  if (!enrollment) {
    return;
  }
  if (Date.now() - enrollment.at > RENEW_AFTER_MS || !(await hasPushSubscription())) {
    await registerOnce(() => registerAgain(uid));
  }
}

async function registerAgain(uid: string): Promise<void> {
  const token = await deviceToken();
  const isStillEnrolled = anyTeamEnrollment()?.uid === uid;
  if (isStillEnrolled) {
    await register(uid, token);
  }
}

/** Resolves once a registration that is under way has succeeded or failed. Its caller reports a failure. */
async function registrationSettled(): Promise<void> {
  await Promise.allSettled([registration]);
}

/** The longest that a sign-out waits for each step of `endTeamPush`. */
const SIGN_OUT_STEP_TIMEOUT_MS = 3_000;

/**
 * Called before a member signs out. Their notifications no longer appear on this device. Without a connection, they end
 * with `endPendingTeamPush`.
 */
export async function endTeamPush(): Promise<void> {
  const enrollment = anyTeamEnrollment();
  if (!enrollment) {
    return;
  }
  storeTeamEnrollment(null);
  storeTeamPushEnding(true);
  await withTimeout(registrationSettled());
  await withTimeout(endOnServer(enrollment.token));
  await withTimeout(deletePushToken());
}

/** Without the server's response, the token is given back even if daily content uses it. */
function deletePushToken(): Promise<void> {
  return isTeamPushEnding() ? endPendingTeamPush() : giveBackUnneededToken();
}

function withTimeout(step: Promise<void>): Promise<unknown> {
  return Promise.race([step, new Promise((resolve) => setTimeout(resolve, SIGN_OUT_STEP_TIMEOUT_MS))]);
}

async function endOnServer(token: string): Promise<void> {
  try {
    await callOrThrow('unregisterPushToken', { token });
    storeTeamPushEnding(false);
  } catch (error) {
    console.warn('This device could not be unregistered', error);
  }
}

/**
 * Gives back the token of a device whose member logged out. Needs no session. Daily content gets another one at the
 * next page load.
 */
export async function endPendingTeamPush(): Promise<void> {
  if (await deletePushTokenUnless(() => anyTeamEnrollment() !== null)) {
    storeTeamPushEnding(false);
  }
}
