import { mailboxOf } from '@prayer-community/domain/delivery/mail-limit';
import { knownDevice, newDeviceToken } from '../platform/known-device.ts';

/** Returns the name of a device on which a link to this mailbox was opened before. Null if no token belongs to one. */
export function deviceOfMailbox(email: string, tokens: readonly string[]): string | null {
  return knownDevice(subjectOf(email), tokens);
}

/** Returns a token for a device on which a link to this mailbox was just opened. Null if the device already has one. */
export function unknownDeviceToken(email: string, tokens: readonly string[]): string | null {
  return deviceOfMailbox(email, tokens) === null ? newDeviceToken(subjectOf(email)) : null;
}

/** Never the id of an account, because device tokens of staff are issued for those. */
function subjectOf(email: string): string {
  return `mailbox ${mailboxOf(email)}`;
}
