import { callOrThrow } from '../../firebase/call-or-throw.ts';
import { deviceToken, giveBackUnneededToken } from './device-token.ts';
import { anyTeamEnrolment, storedTeamEnrolment, storeTeamEnrolment } from './team-enrolment.ts';

/** How often a device with notifications registers again: its token changes now and then. */
const RENEW_AFTER_MS = 24 * 3_600_000;

/**
 * Enrols this device for the member's notifications.
 * @throws where the push service gives no token, or our server does not take it
 */
export async function registerDevice(uid: string): Promise<void> {
  const token = await deviceToken();
  await callOrThrow('registerPushToken', { token });
  storeTeamEnrolment({ uid, token, at: Date.now() });
}

/**
 * Ends the enrolment of this device.
 * @throws if the server cannot be reached; the device then stays registered
 */
export async function unregisterDevice(): Promise<void> {
  const enrolment = anyTeamEnrolment();
  if (enrolment) {
    await callOrThrow('unregisterPushToken', { token: enrolment.token });
    await forgetDevice();
  }
}

/** Registers a device that is on once more where that was long ago; a failure is made up for next time. */
export async function renewDevice(uid: string): Promise<void> {
  const enrolment = storedTeamEnrolment(uid);
  if (enrolment && Date.now() - enrolment.at > RENEW_AFTER_MS) {
    try {
      await registerDevice(uid);
    } catch (error) {
      console.warn('This device could not be registered again', error);
    }
  }
}

/** The longest that signing out waits for the server. */
const FAREWELL_MS = 3_000;

/** Before a member signs out: what concerns them shows on this device no more, with or without a connection. */
export async function endTeamPush(): Promise<void> {
  const enrolment = anyTeamEnrolment();
  if (!enrolment) {
    return;
  }
  try {
    await Promise.race([
      callOrThrow('unregisterPushToken', { token: enrolment.token }),
      new Promise((resolve) => setTimeout(resolve, FAREWELL_MS)),
    ]);
    await Promise.race([forgetDevice(), new Promise((resolve) => setTimeout(resolve, FAREWELL_MS))]);
  } catch (error) {
    storeTeamEnrolment(null);
    console.warn('This device could not be unregistered', error);
  }
}

async function forgetDevice(): Promise<void> {
  storeTeamEnrolment(null);
  await giveBackUnneededToken();
}
