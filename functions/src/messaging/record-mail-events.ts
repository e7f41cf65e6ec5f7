import { onRequest, type Request } from 'firebase-functions/https';
import * as z from 'zod';
import { logOutcome } from '../platform/log-outcome.ts';
import { sendgridEventPublicKey } from '../platform/parameters.ts';
import { readUndelivered, type UndeliveredMail } from './mail-event.ts';
import { readReport } from './read-report.ts';
import { recordUndelivered, type UndeliveredOutcome } from './record-undelivered.ts';
import { isSignedBySendgrid } from './sendgrid-signature.ts';

/** SendGrid posts at most 768 kB. */
const BODY_MAX_BYTES = 1024 * 1024;

const eventsSchema = z.array(z.unknown());

/**
 * Receives the posts of SendGrid's event webhook. Gives up a delivery that was returned after it was sent, and stores
 * the reason. Answers 404 until the webhook's key is set, and 503 while an attempt is running, after which SendGrid
 * posts again.
 */
export const recordMailEvents = onRequest(async (request, response) => {
  const publicKey = sendgridEventPublicKey.value().trim();
  const accepted = { isConfigured: publicKey !== '', bodyMaxBytes: BODY_MAX_BYTES };
  const body = readReport(request, response, accepted);
  if (body === null) {
    return;
  }
  if (!isSigned(publicKey, request, body)) {
    logOutcome('recordMailEvents', 'not_signed', null);
    response.status(403).end();
    return;
  }
  const mails = readUndelivered(eventsSchema.parse(JSON.parse(body.toString('utf8'))));
  const outcomes = (await Promise.all(byDelivery(mails).map(recordInTurn))).flat();
  response.status(outcomes.includes('under_way') ? 503 : 200).end();
});

/** Groups events by delivery. Events of one delivery to several recipients write the same document, so they run in sequence. */
function byDelivery(mails: readonly UndeliveredMail[]): UndeliveredMail[][] {
  const groups = new Map<string, UndeliveredMail[]>();
  for (const mail of mails) {
    const key = mail.delivery?.key ?? '';
    groups.set(key, [...(groups.get(key) ?? []), mail]);
  }
  return [...groups.values()];
}

async function recordInTurn(mails: readonly UndeliveredMail[]): Promise<UndeliveredOutcome[]> {
  const outcomes: UndeliveredOutcome[] = [];
  for (const mail of mails) {
    outcomes.push(await recordUndelivered(mail));
  }
  return outcomes;
}

function isSigned(publicKey: string, request: Request, body: Buffer): boolean {
  return isSignedBySendgrid(publicKey, {
    signature: request.get('X-Twilio-Email-Event-Webhook-Signature') ?? '',
    timestamp: request.get('X-Twilio-Email-Event-Webhook-Timestamp') ?? '',
    body,
  });
}
