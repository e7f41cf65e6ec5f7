import * as z from 'zod';

/** What the functions of a production project must be told in `functions/.env.<project>`. */
export const functionsSettingsSchema = z.object({
  MAIL_FROM: z
    .email('must be the verified sender of your mails')
    .refine((address) => !address.endsWith('@example.org'), 'must be the verified sender of your mails'),
  PUBLIC_SITE_URL: z
    .url({ protocol: /^https$/, error: 'must be the https address of the site' })
    .refine((url) => !url.endsWith('/'), 'must have no slash at the end'),
  WEB_API_KEY: z.string().regex(/^AIza[\w-]{35}$/, 'must be the apiKey of the web app'),
  ENFORCE_APP_CHECK: z.enum(['true', 'false'], 'must be true, or false to go without App Check for now'),
  MIN_INSTANCES: z
    .string()
    .regex(/^\d{1,2}$/, 'must be a number of instances, 0 for none kept warm')
    .optional(),
  TWILIO_ACCOUNT_SID: z
    .string()
    .regex(/^AC[0-9a-f]{32}$/, 'must be an account SID of Twilio')
    .optional(),
  TWILIO_FROM: z
    .string()
    .regex(/^\+[1-9]\d{6,14}$/, 'must be a telephone number such as +15550100')
    .optional(),
});

const jsonSchema = z.string().transform((text, context): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    context.addIssue({ code: 'custom', message: 'must be JSON in one line' });
    return z.NEVER;
  }
});

/** What the web client of a production project must be built with, in `web/.env.production.local`. */
export const webSettingsSchema = z.object({
  VITE_FIREBASE_CONFIG: jsonSchema.pipe(
    z.object({
      apiKey: z.string(),
      projectId: z.string(),
      appId: z.string(),
      storageBucket: z.string(),
      messagingSenderId: z.string(),
    }),
  ),
  VITE_FCM_VAPID_KEY: z.string().regex(/^[\w-]{80,100}$/, 'must be the web push key from Cloud Messaging'),
  VITE_EMBED_ORIGINS: z
    .string()
    .regex(
      /^https:\/\/[a-z0-9.-]+(:\d+)?( +https:\/\/[a-z0-9.-]+(:\d+)?)*$/,
      'must be https origins such as https://www.our-church.org, without a path, set apart by spaces',
    )
    .optional(),
  VITE_APP_CHECK_SITE_KEY: z.string().min(20, 'must be the site key of reCAPTCHA Enterprise').optional(),
});

/** The secrets that functions ask for by name. */
export const SECRETS = ['SIGN_IN_CODE_PEPPER', 'SENDGRID_API_KEY', 'TWILIO_AUTH_TOKEN'] as const;

/** Settings that lead a deployment to a developer's machine. */
export const LOCAL_SETTINGS = [
  'VITE_EMULATORS',
  'SENDGRID_BASE_URL',
  'FCM_BASE_URL',
  'TWILIO_BASE_URL',
] as const;
