import type { DeliveryFailure } from '@prayer-community/domain/delivery/delivery';

/** Failures with a known cause: https://www.twilio.com/docs/api/errors */
const FAILURES: Readonly<Partial<Record<number, DeliveryFailure>>> = {
  // Our sender, or a country or a recipient that the account may not text.
  21212: 'not_authorized',
  21408: 'not_authorized',
  21606: 'not_authorized',
  21608: 'not_authorized',
  21659: 'not_authorized',
  21660: 'not_authorized',
  21661: 'not_authorized',
  // The account is suspended.
  30002: 'not_authorized',
  // A toll-free number that is not verified, or one without a registered A2P campaign.
  30032: 'sender_not_verified',
  30034: 'sender_not_verified',
  // The recipient's number is invalid, or no mobile number.
  21211: 'wrong_address',
  21614: 'wrong_address',
  // The recipient replied STOP.
  21610: 'suppressed',
};

/** Returns what an error code of Twilio says about a message. Undefined if it may be the recipient's number. */
export function twilioFailure(code: number): DeliveryFailure | undefined {
  return FAILURES[code];
}
