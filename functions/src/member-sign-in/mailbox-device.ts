import { mailboxOf } from '@prayer-community/domain/delivery/mail-limit';
import { knownDevice, newDeviceToken } from '../platform/known-device.ts';

/** The name of a device on which a link to this mailbox was opened before; null where none of the tokens is of one. */
export function deviceOfMailbox(email: string, tokens: readonly string[]): string | null {
  return knownDevice(subjectOf(email), tokens);
}

/** A token for a device on which a link to this mailbox was just opened; null where the device has one already. */
export function unknownDeviceToken(email: string, tokens: readonly string[]): string | null {
  return deviceOfMailbox(email, tokens) === null ? newDeviceToken(subjectOf(email)) : null;
}

/** Never the id of an account, which device tokens of staff are made for. */
function subjectOf(email: string): string {
  return `mailbox ${mailboxOf(email)}`;
}
