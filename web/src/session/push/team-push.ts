import { callOrThrow } from '../../firebase/call-or-throw.ts';
import { deviceToken, giveBackTokenUnless, giveBackUnneededToken } from './device-token.ts';
import { isTeamPushEnding, storeTeamPushEnding } from './enrolment-storage.ts';
import { anyTeamEnrolment, permittedTeamEnrolment, storeTeamEnrolment } from './team-enrolment.ts';

/** How often an enrolled device registers again. Its token changes now and then. */
const RENEW_AFTER_MS = 24 * 3_600_000;

/**
 * Enrolls this device for the member's notifications.
 * @throws if the push service returns no token or our server rejects it
 */
export async function registerDevice(uid: string): Promise<void> {
  const token = await deviceToken();
  await callOrThrow('registerPushToken', { token });
  storeTeamEnrolment({ uid, token, at: Date.now() });
  storeTeamPushEnding(false);
}

/**
 * Ends the enrollment of this device.
 * @throws if the server cannot be reached. The device then stays registered.
 */
export async function unregisterDevice(): Promise<void> {
  const enrolment = anyTeamEnrolment();
  if (enrolment) {
    await callOrThrow('unregisterPushToken', { token: enrolment.token });
    storeTeamEnrolment(null);
    await giveBackUnneededToken();
  }
}

/**
 * Registers an enrolled device again if its last registration is older than `RENEW_AFTER_MS`.
 * @throws if the push service returns no token or our server rejects it
 */
export async function renewDevice(uid: string): Promise<void> {
  const enrolment = permittedTeamEnrolment(uid);
  if (enrolment && Date.now() - enrolment.at > RENEW_AFTER_MS) {
    await registerDevice(uid);
  }
}

/** The longest that a sign-out waits for each step of `endTeamPush`. */
const FAREWELL_MS = 3_000;

/**
 * Called before a member signs out. Their notifications no longer appear on this device. Without a connection, they end
 * with `endPendingTeamPush`.
 */
export async function endTeamPush(): Promise<void> {
  const enrolment = anyTeamEnrolment();
  if (!enrolment) {
    return;
  }
  storeTeamEnrolment(null);
  storeTeamPushEnding(true);
  await withinFarewell(endOnServer(enrolment.token));
  await withinFarewell(isTeamPushEnding() ? endPendingTeamPush() : giveBackUnneededToken());
}

function withinFarewell(step: Promise<void>): Promise<unknown> {
  return Promise.race([step, new Promise((resolve) => setTimeout(resolve, FAREWELL_MS))]);
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
 * Gives back the token of a device whose member logged out. Needs no session. Daily content gets another one when it next
 * renews its subscription.
 */
export async function endPendingTeamPush(): Promise<void> {
  if (await giveBackTokenUnless(() => anyTeamEnrolment() !== null)) {
    storeTeamPushEnding(false);
  }
}
