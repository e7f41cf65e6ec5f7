import * as z from 'zod';
import { type Check, missingUnless } from './check.ts';
import { readSecret } from './read-secret.ts';

const TIMEOUT_MS = 10_000;

const refusalSchema = z.object({
  errors: z.array(z.object({ field: z.string().nullish(), message: z.string().optional() })),
});

/** Comes with a 401, as if the key were wrong: https://www.twilio.com/docs/api/errors/60603 */
const PLAN_LIMIT = 'Maximum credits exceeded';

/**
 * Checks that SendGrid accepts email with the project's key and sender. SendGrid validates an email in sandbox mode and
 * sends nothing: https://www.twilio.com/docs/sendgrid/for-developers/sending-email/sandbox-mode
 */
export const mail: Check<'google' | 'project' | 'functionsSettings'> = async (target) => {
  const { google, project, functionsSettings } = target;
  const key = await readSecret(google, project, 'SENDGRID_API_KEY');
  const sender = functionsSettings.MAIL_FROM ?? '';
  // The `secrets` check reports a missing key.
  if (key === '') {
    return [];
  }
  const refused = await refusedBySendgrid(key, sender);
  return [
    ...missingUnless(
      refused !== 'sender',
      `SendGrid sends nothing from ${sender}, because its domain is not verified: SendGrid, Settings > Sender Authentication, and wait for Verified. The staff sign in with mailed codes`,
    ),
    ...missingUnless(
      refused !== 'key',
      `SendGrid refuses the key in SENDGRID_API_KEY: make one with access to Mail Send, then npx firebase functions:secrets:set SENDGRID_API_KEY --project ${project}`,
    ),
  ];
};

/** Returns what SendGrid rejects. Null if it accepts both, or if its answer proves nothing about them. */
async function refusedBySendgrid(key: string, sender: string): Promise<'key' | 'sender' | null> {
  const address = new URL('/v3/mail/send', process.env.SENDGRID_BASE_URL ?? 'https://api.sendgrid.com');
  const answer = await fetch(address, {
    method: 'POST',
    headers: { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({
      personalizations: [{ to: [{ email: sender }] }],
      from: { email: sender },
      subject: 'Check',
      content: [{ type: 'text/plain', value: 'Check' }],
      mail_settings: { sandbox_mode: { enable: true } },
    }),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch((error: unknown) => {
    console.warn(`SendGrid was not reached, so mail is not checked: ${String(error)}`);
    return null;
  });
  if (answer?.status !== 401 && answer?.status !== 403) {
    return null;
  }
  const refusal = refusalSchema.safeParse(await answer.json().catch(() => null));
  const errors = refusal.data?.errors ?? [];
  if (errors.some(({ message }) => message === PLAN_LIMIT)) {
    console.warn(
      'SendGrid sends nothing, because the account has reached the limit of its plan or its trial is over. No sign-in code arrives until you choose a paid Email API plan: SendGrid, Settings > Account Details > Your Products',
    );
    return null;
  }
  return errors.some(({ field }) => field === 'from') ? 'sender' : 'key';
}
