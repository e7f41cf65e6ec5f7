/** Maximum number of emails per day that strangers can cause to one mailbox, on all subjects together. */
export const MAILS_TO_ADDRESS_PER_DAY = 8;

/** A mailbox whose owner never opened a link in one of our emails gets at most one unrequested email in this many days. */
export const UNCONFIRMED_MAIL_DAYS = 30;

/** Returns one name for a mailbox, however its address is typed: in lower case, without the part after a plus sign. */
export function mailboxOf(address: string): string {
  const at = address.lastIndexOf('@');
  const [name = ''] = address.slice(0, at).split('+');
  return `${name}${address.slice(at)}`.toLowerCase();
}

/** Puts typed text on one line and breaks up any address in it, because mail programs turn addresses into links. */
export function withoutLinks(typed: string): string {
  return typed
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/:\/+/g, ' ')
    .replaceAll(/[.\u3002\uFF0E\uFF61](?=\S)/g, '. ');
}
