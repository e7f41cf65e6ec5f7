import { createPublicKey } from 'node:crypto';
import * as z from 'zod';
import { REGIONS } from './regions.ts';

/** Where a setting is stored: `functions/.env.<project>`, `web/.env.<project>`, or the project's Secret Manager. */
type SettingStore = 'functions' | 'web' | 'secret';

export interface Setting {
  readonly name: string;
  readonly store: SettingStore;
  readonly purpose: string;
  readonly source: string;
  readonly schema: z.ZodType<unknown, string>;
  /** Absent if a value is required. Empty if the setting may stay empty. */
  readonly default?: string;
  /** The setting that, once it has a value, makes the secret's default insufficient. */
  readonly neededWith?: string;
  /** The value that the setup proposes if there is no default. `PROJECT` is replaced by the project id. */
  readonly proposal?: string;
  /** Set if the default suits nearly everyone. The setup writes it to the file without asking. */
  readonly usesDefault?: true;
  /** The variable in `web/.env.<project>` with the same value. */
  readonly webName?: string;
}

const jsonSchema = z.string().transform((text, context): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    context.addIssue({ code: 'custom', message: 'must be JSON in one line' });
    return z.NEVER;
  }
});

export const firebaseConfigSchema = jsonSchema.pipe(
  z.object({
    apiKey: z.string(),
    projectId: z.string(),
    appId: z.string(),
    storageBucket: z.string(),
    messagingSenderId: z.string(),
  }),
);

const regionSchema = z
  .string()
  .refine(
    (region) => REGIONS.some(({ id }) => id === region),
    'must be a region of the list in tools/deployment/regions.ts',
  );

function isHttpsOrigin(url: string): boolean {
  return url.startsWith('https://') && URL.canParse(url) && new URL(url).origin === url;
}

const apiKeySchema = z.string().regex(/^AIza[\w-]{35}$/, 'must be an API key of the project');

const eventPublicKeySchema = z.string().refine(isEcdsaKey, 'must be the verification key of the webhook');

function isEcdsaKey(key: string): boolean {
  try {
    const parsed = createPublicKey({ key: Buffer.from(key, 'base64'), format: 'der', type: 'spki' });
    return parsed.asymmetricKeyType === 'ec';
  } catch {
    return false;
  }
}

const countSchema = z.string().regex(/^\d{1,6}$/, 'must be a whole number');

const secretSchema = z.string().trim().min(1, 'must not be empty');

const limit = (name: string, purpose: string, value: string): Setting => ({
  name,
  store: 'functions',
  purpose: `${purpose}, from one network address`,
  source: 'the default suits a church where everyone shares one Wi-Fi network',
  schema: countSchema,
  default: value,
  usesDefault: true,
});

/** All settings and secrets of a deployment, in the order in which the setup asks for them. */
export const SETTINGS: readonly Setting[] = [
  {
    name: 'REGION',
    store: 'functions',
    webName: 'VITE_REGION',
    purpose:
      'Where prayers are stored and functions run. It can never be changed; a church in the EU should choose a region in the EU',
    source:
      'the list that the setup shows. Google lets some new projects build only in Iowa, Los Angeles, São Paulo, Belgium, Taiwan and Sydney: one of these is the safe choice (in Europe, Belgium)',
    schema: regionSchema,
  },
  {
    name: 'PUBLIC_SITE_URL',
    store: 'functions',
    purpose: 'Address of the site, for links in emails',
    source:
      'https://PROJECT.web.app to begin with. Your own domain comes later, once Hosting shows it as Connected',
    proposal: 'https://PROJECT.web.app',
    schema: z
      .string()
      .refine(
        isHttpsOrigin,
        'must be the https address of the site in lower case, without a slash or anything else after it, such as https://pray.our-church.org',
      ),
  },
  {
    name: 'VITE_FIREBASE_CONFIG',
    store: 'web',
    purpose: 'Connects the site to the project; its apiKey is the browser key',
    source: 'console: Project settings > Your apps > Config, as JSON in one line',
    schema: firebaseConfigSchema,
  },
  {
    name: 'SERVER_API_KEY',
    store: 'functions',
    purpose: 'Second API key, used by the functions to check passwords',
    source: 'Google Cloud console: APIs & Services > Credentials, a key limited to the Identity Toolkit API',
    schema: apiKeySchema,
  },
  {
    name: 'VITE_FCM_VAPID_KEY',
    store: 'web',
    purpose: 'Public key of push notifications',
    source: 'console: Project settings > Cloud Messaging > Web Push certificates',
    schema: z.string().regex(/^[\w-]{80,100}$/, 'must be the web push key from Cloud Messaging'),
  },
  {
    name: 'MAIL_FROM',
    store: 'functions',
    purpose: 'Sender of all email',
    source:
      'an address of the domain that SendGrid has authenticated, with a mailbox that someone reads: people reply, although the emails say that replies are not read',
    schema: z
      .email('must be the verified sender of your email')
      .refine((address) => !address.endsWith('@example.org'), 'must be the verified sender of your email'),
  },
  {
    name: 'ALERT_EMAIL',
    store: 'functions',
    purpose:
      'Who gets an alert when something fails; if empty, no one learns that the site is down or that sign-in codes stop',
    source: 'an address that someone reads, even at night',
    schema: z.email('must be an email address'),
    default: '',
  },
  {
    name: 'SENDGRID_API_KEY',
    store: 'secret',
    purpose: 'Lets the functions send email',
    source: 'SendGrid, with a paid Email API plan: Settings > API Keys, a key with access only to Mail Send',
    schema: secretSchema.pipe(z.string().startsWith('SG.', 'must be an API key of SendGrid')),
  },
  {
    name: 'SENDGRID_EVENT_PUBLIC_KEY',
    store: 'functions',
    purpose: 'Reports bounced email as undelivered; leave empty to do without',
    source: 'SendGrid: Settings > Mail Settings > Event Webhooks, as docs/operate.md says',
    schema: eventPublicKeySchema,
    default: '',
    usesDefault: true,
  },
  {
    name: 'SIGN_IN_CODE_PEPPER',
    store: 'secret',
    purpose:
      'Hashes codes and addresses, and signs links in emails. Replace it only after a leak: docs/operate.md says what is lost',
    source: 'the setup generates a random one',
    schema: secretSchema,
  },
  {
    name: 'TWILIO_ACCOUNT_SID',
    store: 'functions',
    purpose: 'Account for text messages; leave empty to send none',
    source: 'Twilio: Account > API keys & tokens',
    schema: z.string().regex(/^AC[0-9a-f]{32}$/, 'must be an account SID of Twilio'),
    default: '',
  },
  {
    name: 'TWILIO_FROM',
    store: 'functions',
    purpose: 'Number that text messages come from; leave empty to send none',
    source: 'Twilio: Phone Numbers; in the United States it must be registered for A2P 10DLC first',
    schema: z.string().regex(/^\+[1-9]\d{6,14}$/, 'must be a telephone number such as +15550100'),
    default: '',
  },
  {
    name: 'TWILIO_AUTH_TOKEN',
    store: 'secret',
    purpose: 'Signs in to Twilio; leave empty to send no text messages',
    source: 'Twilio: Account > API keys & tokens',
    schema: secretSchema,
    default: 'none',
    neededWith: 'TWILIO_ACCOUNT_SID',
  },
  {
    name: 'VITE_EMBED_ORIGINS',
    store: 'web',
    purpose: 'Your sites that show the form in a frame, separated by spaces; leave empty for none',
    source: 'their exact origins, such as https://www.our-church.org',
    schema: z
      .string()
      .regex(
        /^https:\/\/[a-z0-9.-]+(:\d+)?( +https:\/\/[a-z0-9.-]+(:\d+)?)*$/,
        'must be https origins such as https://www.our-church.org, without a path, separated by spaces',
      ),
    default: '',
  },
  {
    name: 'VITE_APP_CHECK_SITE_KEY',
    store: 'web',
    purpose: 'Proves that calls come from your site (App Check); leave empty to start without it',
    source:
      'Google Cloud console: reCAPTCHA Enterprise, then Firebase console: App Check > Apps, with a token time to live of 1 day',
    schema: z.string().min(20, 'must be the site key of reCAPTCHA Enterprise'),
    default: '',
  },
  {
    name: 'ENFORCE_APP_CHECK',
    store: 'functions',
    purpose:
      'Whether the functions answer only your site; set it to true after a few days with nearly all calls verified',
    source: 'true or false',
    schema: z.enum(['true', 'false'], 'must be true, or false to go without App Check for now'),
    default: 'false',
    usesDefault: true,
  },
  {
    name: 'MIN_INSTANCES',
    store: 'functions',
    purpose: 'Instances kept warm for each function that people wait for; each is billed by the hour',
    source: '0 to begin with: a cold start costs a second or two',
    schema: z.string().regex(/^(?:\d|10)$/, 'must be a number of instances up to 10, 0 for none kept warm'),
    default: '0',
    usesDefault: true,
  },
  {
    name: 'TRUSTED_PROXY_HOPS',
    store: 'functions',
    purpose:
      'Proxies in front of the functions that add to X-Forwarded-For; limits by network address trust them',
    source: "1 is Google's own; add one for each proxy that you put in front",
    schema: z.string().regex(/^[1-9]$/, 'must be a number of proxies, 1 for Google only'),
    default: '1',
    usesDefault: true,
  },
  {
    name: 'VITE_IDLE_SIGN_OUT_MINUTES',
    store: 'web',
    purpose: 'Minutes without activity after which staff are signed out',
    source: 'a whole number from 1 to 9999',
    schema: z.string().regex(/^[1-9]\d{0,3}$/, 'must be a whole number of minutes from 1 to 9999'),
    default: '30',
    usesDefault: true,
  },
  limit('SUBMISSIONS_PER_HOUR', 'Prayer requests per hour', '30'),
  limit('SIGN_IN_FREE_FAILURES_PER_ADDRESS', 'Failed sign-ins until the first delay', '30'),
  limit('PASSWORD_RECOVERIES_PER_HOUR', 'Password recoveries per hour', '20'),
  limit('SIGN_IN_LINKS_PER_HOUR', 'Sign-in links per hour', '60'),
  limit('STATUS_CALLS_PER_HOUR', 'Status page calls per hour', '600'),
  {
    name: 'VISITOR_EMAILS_PER_DAY',
    store: 'functions',
    purpose: 'Emails per day that visitors cause, to all addresses together',
    source: "fewer than your SendGrid plan allows in a day: the rest is for the staff's sign-in codes",
    schema: z.string().regex(/^[1-9]\d{0,5}$/, 'must be a whole number from 1'),
    default: '1000',
    usesDefault: true,
  },
];

/** Settings that would point a deployment to a developer's machine. */
export const LOCAL_SETTINGS = [
  'VITE_EMULATORS',
  'SENDGRID_BASE_URL',
  'FCM_BASE_URL',
  'TWILIO_BASE_URL',
] as const;

/** Returns what is wrong with the value of a setting, or null. A value that may be empty may also be absent. */
export function settingProblem(setting: Setting, value: string | undefined): string | null {
  if (value === undefined || value === '') {
    return setting.default === undefined ? 'is missing' : null;
  }
  const issue = setting.schema.safeParse(value).error?.issues[0];
  if (issue !== undefined) {
    return [issue.path.map((part) => `.${String(part)}`).join(''), issue.message].join(' ').trim();
  }
  return /['\r\n]/.test(value) ? 'must be one line without an apostrophe' : null;
}

/** Returns what is wrong with a stored secret in a project with these settings, or null. */
export function secretProblem(
  setting: Setting,
  value: string,
  settings: Readonly<Record<string, string>>,
): string | null {
  const isNeeded = setting.neededWith !== undefined && Boolean(settings[setting.neededWith]);
  const isMissing = value === '' || (isNeeded && value === setting.default);
  return isMissing ? 'is missing' : settingProblem(setting, value);
}
