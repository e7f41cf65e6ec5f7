import { createPublicKey, verify } from 'node:crypto';

/**
 * True if SendGrid signed a post of its event webhook. Uses Node's ECDSA because SendGrid's library brings its own in
 * JavaScript.
 * https://www.twilio.com/docs/sendgrid/for-developers/tracking-events/getting-started-event-webhook-security-features
 * @param publicKey the key as shown in SendGrid's settings: SubjectPublicKeyInfo in base64
 */
export function isSignedBySendgrid(
  publicKey: string,
  { signature, timestamp, body }: { signature: string; timestamp: string; body: Buffer },
): boolean {
  const key = createPublicKey({ key: Buffer.from(publicKey, 'base64'), format: 'der', type: 'spki' });
  const signed = Buffer.concat([Buffer.from(timestamp), body]);
  return verify('sha256', signed, key, Buffer.from(signature, 'base64'));
}
