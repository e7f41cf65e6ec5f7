import { createPublicKey, verify } from 'node:crypto';

/**
 * True where SendGrid signed a post of its event webhook. Node's own ECDSA does it: SendGrid's library brings one in JavaScript.
 * https://www.twilio.com/docs/sendgrid/for-developers/tracking-events/getting-started-event-webhook-security-features
 * @param publicKey as SendGrid's settings show it: SubjectPublicKeyInfo in base64
 */
export function isSignedBySendgrid(
  publicKey: string,
  { signature, timestamp, body }: { signature: string; timestamp: string; body: Buffer },
): boolean {
  const key = createPublicKey({ key: Buffer.from(publicKey, 'base64'), format: 'der', type: 'spki' });
  const signed = Buffer.concat([Buffer.from(timestamp), body]);
  return verify('sha256', signed, key, Buffer.from(signature, 'base64'));
}
