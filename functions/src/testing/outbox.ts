import * as z from 'zod';
import { emulatorAddress } from './test-backend.ts';

/** The longest that a test waits for a mail which something in the background sends. */
const LONGEST_WAIT_MS = 20_000;

const answerSchema = z.object({
  messages: z.array(z.object({ subject: z.string(), text: z.string(), html: z.string().nullable() })),
});

/** A mail as its recipient got it. */
export type ReceivedMail = z.infer<typeof answerSchema>['messages'][number];

function outboxUrl(path: string): URL {
  return new URL(path, emulatorAddress('OUTBOX_URL'));
}

/** The mails that an address has got, newest first. */
export async function mailsTo(address: string, waitMs = 0): Promise<ReceivedMail[]> {
  const url = outboxUrl('/api/messages');
  url.search = new URLSearchParams({ kind: 'email', to: address, wait: String(waitMs) }).toString();
  const response = await fetch(url);
  return answerSchema.parse(await response.json()).messages;
}

/** The first mail that an address gets, once it is there. */
export async function firstMailTo(address: string): Promise<ReceivedMail> {
  const [mail] = await mailsTo(address, LONGEST_WAIT_MS);
  if (!mail) {
    throw new Error(`no mail to ${address}`);
  }
  return mail;
}

/** Lets the next mail to this address fail. */
export async function failNextMailTo(address: string): Promise<void> {
  const response = await fetch(outboxUrl('/api/faults'), {
    method: 'POST',
    body: JSON.stringify({ kind: 'email', status: 503, to: address }),
  });
  if (!response.ok) {
    throw new Error(`the outbox does not take the fault: ${response.status}`);
  }
}
