import { DEFAULT_REGION } from '@prayer-community/domain/region';
import * as z from 'zod';

const jsonSchema = z.string().transform((text, context): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    context.addIssue({ code: 'custom', message: 'not JSON' });
    return z.NEVER;
  }
});

const hostAndPortSchema = z
  .string()
  .regex(/^[^:/]+:\d+$/, 'not host:port')
  .transform((address) => {
    const [host = '', port = ''] = address.split(':');
    return { host, port: Number(port) };
  });

const firebaseConfigSchema = z.object({
  apiKey: z.string(),
  projectId: z.string(),
  appId: z.string(),
  storageBucket: z.string(),
  authDomain: z.string().optional(),
  messagingSenderId: z.string().optional(),
});

const emulatorsSchema = z.object({
  auth: hostAndPortSchema,
  firestore: hostAndPortSchema,
  functions: hostAndPortSchema,
  storage: hostAndPortSchema,
});

const envSchema = z.object({
  VITE_FIREBASE_CONFIG: jsonSchema.pipe(firebaseConfigSchema),
  VITE_REGION: z.string().min(1).default(DEFAULT_REGION),
  /** Absent in production. */
  VITE_EMULATORS: jsonSchema.pipe(emulatorsSchema).optional(),
  /** The public web push key from the Firebase console. Without it, Firebase's own key is used. */
  VITE_FCM_VAPID_KEY: z.string().min(1).optional(),
  /** The reCAPTCHA Enterprise site key with which App Check attests that calls come from this site. Without it, nothing is attested. */
  VITE_APP_CHECK_SITE_KEY: z.string().min(1).optional(),
  /** The origins of the sites that may show the form in a frame, separated by spaces. The deployment adds them to its headers. */
  VITE_EMBED_ORIGINS: z.string().default(''),
  VITE_IDLE_SIGN_OUT_MINUTES: z.coerce.number().positive().default(30),
});

/**
 * Returns the settings of the build. An empty setting counts as absent, because the deployment writes unset settings as empty.
 * @throws Error that names each missing or invalid setting
 */
export function readEnv(source: object): z.infer<typeof envSchema> {
  const settings = Object.entries(source).filter(([, value]) => value !== '');
  const parsed = envSchema.safeParse(Object.fromEntries(settings));
  if (!parsed.success) {
    throw new Error(`The web build is not configured:\n${z.prettifyError(parsed.error)}`);
  }
  return parsed.data;
}
