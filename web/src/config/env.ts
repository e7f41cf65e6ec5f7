import { DEFAULT_REGION } from '@prayer-community/domain/region';

const FIREBASE_FIELDS = ['apiKey', 'projectId', 'appId', 'storageBucket'] as const;
const EMULATORS = ['auth', 'firestore', 'functions', 'storage'] as const;

const HOST_AND_PORT = /^[^:/]+:\d+$/;
const DEFAULT_IDLE_MINUTES = 30;

interface FirebaseConfig extends Record<(typeof FIREBASE_FIELDS)[number], string> {
  authDomain?: string;
  messagingSenderId?: string;
}

/**
 * Returns the settings of the build. An empty setting counts as absent, because the deployment writes unset settings as
 * empty. They are checked without zod, because the dashboard's data is requested before zod has loaded.
 * @throws Error that names each missing or invalid setting
 */
export function readEnv(source: object) {
  const settings = new Map<string, unknown>(Object.entries(source));
  const textOf = (name: string) => {
    const text = settings.get(name);
    return typeof text === 'string' && text !== '' ? text : undefined;
  };
  const firebaseConfig = jsonOf(textOf('VITE_FIREBASE_CONFIG') ?? '');
  const addresses = textOf('VITE_EMULATORS');
  const emulators = addresses === undefined ? undefined : emulatorsOf(jsonOf(addresses));
  const idleMinutes = Number(textOf('VITE_IDLE_SIGN_OUT_MINUTES') ?? DEFAULT_IDLE_MINUTES);
  if (!isFirebaseConfig(firebaseConfig) || emulators === null || !(idleMinutes > 0)) {
    const wrong = [
      isFirebaseConfig(firebaseConfig) ? [] : `VITE_FIREBASE_CONFIG must be JSON with ${FIREBASE_FIELDS}`,
      emulators === null ? `VITE_EMULATORS must be JSON with host:port of ${EMULATORS}` : [],
      idleMinutes > 0 ? [] : 'VITE_IDLE_SIGN_OUT_MINUTES must be a positive number',
    ];
    throw new Error(`The web build is not configured:\n${wrong.flat().join('\n')}`);
  }
  return {
    VITE_FIREBASE_CONFIG: firebaseConfig,
    VITE_REGION: textOf('VITE_REGION') ?? DEFAULT_REGION,
    /** Absent in production. */
    VITE_EMULATORS: emulators,
    /** The public web push key from the Firebase console. Without it, Firebase's own key is used. */
    VITE_FCM_VAPID_KEY: textOf('VITE_FCM_VAPID_KEY'),
    /** The reCAPTCHA Enterprise site key with which App Check attests that calls come from this site. Without it, nothing is attested. */
    VITE_APP_CHECK_SITE_KEY: textOf('VITE_APP_CHECK_SITE_KEY'),
    /** The origins of the sites that may show the form in a frame, separated by spaces. The deployment adds them to its headers. */
    VITE_EMBED_ORIGINS: textOf('VITE_EMBED_ORIGINS') ?? '',
    VITE_IDLE_SIGN_OUT_MINUTES: idleMinutes,
  };
}

/** Returns null if the text is not JSON. */
function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function isFirebaseConfig(value: unknown): value is FirebaseConfig {
  return hasTexts(value, FIREBASE_FIELDS);
}

function emulatorsOf(addresses: unknown) {
  return hasTexts(addresses, EMULATORS) && EMULATORS.every((name) => HOST_AND_PORT.test(addresses[name]))
    ? {
        auth: hostAndPort(addresses.auth),
        firestore: hostAndPort(addresses.firestore),
        functions: hostAndPort(addresses.functions),
        storage: hostAndPort(addresses.storage),
      }
    : null;
}

function hostAndPort(address: string): { host: string; port: number } {
  const [host = '', port = ''] = address.split(':');
  return { host, port: Number(port) };
}

function hasTexts<Name extends string>(
  value: unknown,
  names: readonly Name[],
): value is Record<Name, string> {
  return (
    typeof value === 'object' &&
    value !== null &&
    names.every((name) => typeof Reflect.get(value, name) === 'string')
  );
}
