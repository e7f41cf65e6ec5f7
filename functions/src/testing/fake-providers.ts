import { SECOND_MS } from '@prayer-community/domain/fields/durations';
import * as z from 'zod';
import { emulatorAddress } from './test-backend.ts';

/** The maximum time that the fake providers wait for a message. */
const LONGEST_WAIT_MS = 30 * SECOND_MS;

/** More than one, because on a busy machine a trigger's first run starts a process before it sends anything. */
const WAITS = 2;

const answerSchema = z.object({
  messages: z.array(
    z.object({
      subject: z.string(),
      text: z.string(),
      html: z.string().nullable(),
      data: z.record(z.string(), z.string()),
      webpush: z.record(z.string(), z.string()).optional(),
      sendgrid: z
        .object({ customArgs: z.record(z.string(), z.string()), bypassesSuppression: z.boolean() })
        .optional(),
    }),
  ),
});

type MessageKind = 'email' | 'sms' | 'push' | 'topic';

/** A message as its recipient received it. `data` contains the data of a push message or the custom headers of an email. */
export type ReceivedMessage = z.infer<typeof answerSchema>['messages'][number];

function fakeProvidersUrl(path: string): URL {
  return new URL(path, emulatorAddress('FAKE_PROVIDERS_URL'));
}

async function findMessages(query: Record<string, string>): Promise<ReceivedMessage[]> {
  const url = fakeProvidersUrl('/api/messages');
  url.search = new URLSearchParams(query).toString();
  const response = await fetch(url);
  return answerSchema.parse(await response.json()).messages;
}

/** Returns the messages to a recipient, newest first. */
export function messagesTo(kind: MessageKind, to: string, waitMs = 0): Promise<ReceivedMessage[]> {
  return findMessages({ kind, to, wait: String(waitMs) });
}

/** Returns the emails to an address, newest first. */
export function mailsTo(address: string): Promise<ReceivedMessage[]> {
  return messagesTo('email', address);
}

/**
 * Returns the only email to an address.
 * @throws Error if there is none or more than one
 */
export async function mailTo(address: string): Promise<ReceivedMessage> {
  const [mail, ...others] = await mailsTo(address);
  if (!mail || others.length > 0) {
    throw new Error(`${mail ? others.length + 1 : 0} mails to ${address}`);
  }
  return mail;
}

/** Waits for the first email to an address. */
export function firstMailTo(address: string): Promise<ReceivedMessage> {
  return newestMailTo(address, 1);
}

/** Waits until an address has received `count` emails. Returns the newest. */
export async function newestMailTo(address: string, count: number): Promise<ReceivedMessage> {
  const query = { kind: 'email', to: address, count: String(count), wait: String(LONGEST_WAIT_MS) };
  for (let wait = 0; wait < WAITS; wait += 1) {
    const mails = await findMessages(query);
    const [newest] = mails;
    if (newest && mails.length >= count) {
      return newest;
    }
  }
  throw new Error(`no ${count} mails to ${address}`);
}

/** Makes the next message of this kind to this recipient fail with an HTTP status. */
export function failNext(kind: MessageKind, status: number, to: string): Promise<void> {
  return hinderNext(kind, to, { status });
}

/** A fault of a message. See the README of the fake providers. */
interface Fault {
  status?: number;
  delayMs?: number;
  isTaken?: boolean;
}

/** Applies a fault to the next message of this kind to this recipient. */
export async function hinderNext(kind: MessageKind, to: string, fault: Fault): Promise<void> {
  const response = await fetch(fakeProvidersUrl('/api/faults'), {
    method: 'POST',
    body: JSON.stringify({ ...fault, kind, to }),
  });
  if (!response.ok) {
    throw new Error(`the fake providers do not take the fault: ${response.status}`);
  }
}

const reportAnswerSchema = z.object({ status: z.int().nullable() });

/** What Twilio learns about a text message after it accepted it. */
interface TextReport {
  status: 'sent' | 'delivered' | 'undelivered' | 'failed';
  errorCode?: number;
}

/**
 * Lets the fake Twilio report what became of the newest text message to a number. Returns the status with which the
 * product answers. Null if that message does not say where to report.
 */
export async function reportText(to: string, report: TextReport): Promise<number | null> {
  const response = await fetch(fakeProvidersUrl('/api/text-reports'), {
    method: 'POST',
    body: JSON.stringify({ to, ...report }),
  });
  return reportAnswerSchema.parse(await response.json()).status;
}

export function failNextMailTo(address: string): Promise<void> {
  return failNext('email', 503, address);
}
