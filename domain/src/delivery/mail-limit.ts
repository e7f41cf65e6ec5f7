/** Maximum number of emails per day that strangers can cause to one mailbox, on all subjects together. */
export const MAILS_TO_ADDRESS_PER_DAY = 8;

/** Maximum number of sign-in links per day to one mailbox that its known devices request, in addition to the above. */
export const KNOWN_DEVICE_LINKS_TO_MAILBOX_PER_DAY = 24;

/** Maximum number of sign-in links per day that the known devices of all mailboxes request. */
export const KNOWN_DEVICE_LINKS_PER_DAY = 200;

/**
 * Maximum number of crisis alerts per hour that are emailed because of updates on status pages, and as many because of
 * posts on the Belief Wall. The last of each says that others are only pushed.
 */
export const CRISIS_MAILS_PER_HOUR = 20;

/** A mailbox whose owner never opened a link in one of our emails gets at most one unrequested email in this many days. */
export const UNCONFIRMED_MAIL_DAYS = 30;

const GMAIL_DOMAINS = ['gmail.com', 'googlemail.com'];

/**
 * Returns one name for a mailbox, however its address is typed: as `withoutTag`, and for Gmail also without dots.
 * https://support.google.com/mail/answer/7436150
 */
export function mailboxOf(address: string): string {
  const untagged = withoutTag(address);
  const at = untagged.lastIndexOf('@');
  return GMAIL_DOMAINS.includes(untagged.slice(at + 1))
    ? `${untagged.slice(0, at).replaceAll('.', '')}@gmail.com`
    : untagged;
}

/** Returns an address in lower case and without the part after a plus sign. */
export function withoutTag(address: string): string {
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
