import type { MessageKind, SentMessage } from '../message.ts';

export const KIND_LABELS: Readonly<Record<MessageKind, string>> = {
  email: 'E-mail',
  push: 'Push',
  sms: 'SMS',
  topic: 'Topic',
};

const LONGEST_TOKEN = 24;

/** A recipient as a person reads it: a device's token is shortened. */
export function recipientLabel(recipient: string): string {
  return recipient.includes('@') || recipient.length <= LONGEST_TOKEN
    ? recipient
    : `${recipient.slice(0, LONGEST_TOKEN - 8)}…${recipient.slice(-6)}`;
}

/** All recipients in one line. */
export function recipientsLabel({ to }: SentMessage): string {
  const [first = 'nobody', ...others] = to.map(recipientLabel);
  return others.length === 0 ? first : `${first} and ${others.length} more`;
}

/** The message's heading; an SMS has none of its own. */
export function headingOf({ subject, kind }: SentMessage): string {
  return subject === '' ? KIND_LABELS[kind] : subject;
}

/** The six digits that somebody waits for, if the message carries such a code. */
export function codeOf({ text, subject }: SentMessage): string | null {
  return /\b\d{6}\b/.exec(`${subject}\n${text}`)?.[0] ?? null;
}

/** The time of today, the date and time of other days. */
export function timeLabel(receivedAt: string): string {
  const at = new Date(receivedAt);
  const isToday = at.toDateString() === new Date().toDateString();
  return at.toLocaleString(
    undefined,
    isToday ? { timeStyle: 'medium' } : { dateStyle: 'medium', timeStyle: 'short' },
  );
}

/** Whether a message holds all words of a search. */
export function matchesSearch(message: SentMessage, search: string): boolean {
  const words = [...message.to, message.subject, message.text].join('\n').toLowerCase();
  return search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => words.includes(word));
}
