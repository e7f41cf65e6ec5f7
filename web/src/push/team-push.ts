import { demand } from '../firebase/demand.ts';
import { deviceToken, giveBackUnneededToken } from './device-token.ts';
import { anyTeamEnrolment, keepTeamEnrolment, keptTeamEnrolment } from './kept-team-enrolment.ts';

/** How often a device that is on says so again: its token changes now and then. */
const RENEW_AFTER_MS = 24 * 3_600_000;

/**
 * Has this device told of what concerns the member.
 * @throws where the push service gives no token, or our server does not take it
 */
export async function registerDevice(uid: string): Promise<void> {
  const token = await deviceToken();
  await demand('registerPushToken', { token });
  keepTeamEnrolment({ uid, token, at: Date.now() });
}

/**
 * Has this device told no more.
 * @throws where our server could not be told; the device then stays on
 */
export async function unregisterDevice(): Promise<void> {
  const enrolment = anyTeamEnrolment();
  if (enrolment) {
    await demand('unregisterPushToken', { token: enrolment.token });
    await forgetDevice();
  }
}

/** Registers a device that is on once more where that was long ago; a failure is made up for next time. */
export async function renewDevice(uid: string): Promise<void> {
  const enrolment = keptTeamEnrolment(uid);
  if (enrolment && Date.now() - enrolment.at > RENEW_AFTER_MS) {
    try {
      await registerDevice(uid);
    } catch (error) {
      console.warn('This device could not be registered again', error);
    }
  }
}

/** The longest that signing out waits for the server to be told. */
const FAREWELL_MS = 3_000;

/** Before a member signs out: what concerns them shows on this device no more, with or without a connection. */
export async function endTeamPush(): Promise<void> {
  const enrolment = anyTeamEnrolment();
  if (!enrolment) {
    return;
  }
  try {
    await Promise.race([
      demand('unregisterPushToken', { token: enrolment.token }),
      new Promise((resolve) => setTimeout(resolve, FAREWELL_MS)),
    ]);
    await Promise.race([forgetDevice(), new Promise((resolve) => setTimeout(resolve, FAREWELL_MS))]);
  } catch (error) {
    keepTeamEnrolment(null);
    console.warn('This device could not be unregistered', error);
  }
}

async function forgetDevice(): Promise<void> {
  keepTeamEnrolment(null);
  await giveBackUnneededToken();
}
