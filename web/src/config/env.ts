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
  /** Where the functions run. */
  VITE_REGION: z.string().min(1).default(DEFAULT_REGION),
  /** Absent in production. */
  VITE_EMULATORS: jsonSchema.pipe(emulatorsSchema).optional(),
  /** The public key of web push, from the Firebase console; without it Firebase's own key is used. */
  VITE_FCM_VAPID_KEY: z.string().min(1).optional(),
  /** The site key of reCAPTCHA Enterprise, by which App Check attests that it is this site that calls; without it nothing is attested. */
  VITE_APP_CHECK_SITE_KEY: z.string().min(1).optional(),
  /** The sites that may show the form in a frame, by their origins, set apart by spaces; the deployment puts them into its headers. */
  VITE_EMBED_ORIGINS: z.string().default(''),
  /** Staff who do nothing for this long are signed out. */
  VITE_IDLE_SIGN_OUT_MINUTES: z.coerce.number().positive().default(30),
});

/**
 * What the build was configured with.
 * @throws Error that names each setting that is missing or wrong.
 */
export function readEnv(source: unknown): z.infer<typeof envSchema> {
  const parsed = envSchema.safeParse(source);
  if (!parsed.success) {
    throw new Error(`The web build is not configured:\n${z.prettifyError(parsed.error)}`);
  }
  return parsed.data;
}
