/** Mails that strangers can cause to one mailbox in a day, whatever they are about. */
export const MAILS_TO_ADDRESS_PER_DAY = 8;

/** A mailbox whose owner never opened a link in a mail of ours gets one mail in so many days that its owner did not request. */
export const UNCONFIRMED_MAIL_DAYS = 30;

/** One name for a mailbox however its address is typed: in lower case, without what follows a plus sign. */
export function mailboxOf(address: string): string {
  const at = address.lastIndexOf('@');
  const [name = ''] = address.slice(0, at).split('+');
  return `${name}${address.slice(at)}`.toLowerCase();
}

/** A typed text in one line of a mail, in which no reader finds a link: mail programs make one of every address they see. */
export function withoutLinks(typed: string): string {
  return typed
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/:\/+/g, ' ')
    .replaceAll(/[.\u3002\uFF0E\uFF61](?=\S)/g, '. ');
}
