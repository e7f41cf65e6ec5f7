import type { MessageKind, SentMessage } from '../message.ts';

export const KIND_LABELS: Readonly<Record<MessageKind, string>> = {
  email: 'E-mail',
  push: 'Push',
  sms: 'SMS',
  topic: 'Topic',
};

const LONGEST_TOKEN = 24;

/** Returns a recipient for display. Shortens long device tokens. */
export function recipientLabel(recipient: string): string {
  return recipient.includes('@') || recipient.length <= LONGEST_TOKEN
    ? recipient
    : `${recipient.slice(0, LONGEST_TOKEN - 8)}…${recipient.slice(-6)}`;
}

export function recipientsLabel({ to }: SentMessage): string {
  const [first = 'nobody', ...others] = to.map(recipientLabel);
  return others.length === 0 ? first : `${first} and ${others.length} more`;
}

/** Returns the message's heading. Falls back to the kind because an SMS has no subject. */
export function headingOf({ subject, kind }: SentMessage): string {
  return subject === '' ? KIND_LABELS[kind] : subject;
}

/** Returns the six-digit code in a message. Null if there is none. */
export function codeOf({ text, subject }: SentMessage): string | null {
  return /\b\d{6}\b/.exec(`${subject}\n${text}`)?.[0] ?? null;
}

/** Returns only the time for today, and the date and time for other days. */
export function timeLabel(receivedAt: string): string {
  const at = new Date(receivedAt);
  const isToday = at.toDateString() === new Date().toDateString();
  return at.toLocaleString(
    undefined,
    isToday ? { timeStyle: 'medium' } : { dateStyle: 'medium', timeStyle: 'short' },
  );
}

export function matchesSearch(message: SentMessage, search: string): boolean {
  const words = [...message.to, message.subject, message.text].join('\n').toLowerCase();
  return search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => words.includes(word));
}
