import { LOCAL_HOST, PROJECT_ID, STORAGE_BUCKET } from '../project.ts';
import { addressOf, type BackendPorts } from './ports.ts';

/** Hashes sign-in codes and addresses on a developer's machine. Not a secret. */
const LOCAL_PEPPER = 'local-backend-pepper';

/** SendGrid's client warns about a key without this prefix. */
const LOCAL_SENDGRID_KEY = 'SG.local-backend';

const LOCAL_API_KEY = 'local-backend';

/** Returns the variables that let tests and scripts (including firebase-admin) reach a running backend and run its functions directly. */
export function backendEnvironment(ports: BackendPorts, publicSiteUrl: string): Record<string, string> {
  return {
    ...functionsParameters(ports, publicSiteUrl),
    ...functionsSecrets(),
    GCLOUD_PROJECT: PROJECT_ID,
    FIREBASE_CONFIG: JSON.stringify({ projectId: PROJECT_ID, storageBucket: STORAGE_BUCKET }),
    FIRESTORE_EMULATOR_HOST: addressOf(ports.firestore),
    FIREBASE_AUTH_EMULATOR_HOST: addressOf(ports.auth),
    ACCOUNTS_HOST: addressOf(ports.auth),
    FIREBASE_STORAGE_EMULATOR_HOST: addressOf(ports.storage),
    FUNCTIONS_EMULATOR_HOST: addressOf(ports.functions),
    FIREBASE_EMULATOR_HUB: addressOf(ports.hub),
    FAKE_PROVIDERS_URL: urlOf(ports.fakeProviders),
    WEB_URL: urlOf(ports.hosting),
    WEB_API_KEY: LOCAL_API_KEY,
  };
}

/** Returns values for the functions emulator in place of the deployed functions' parameters. */
export function functionsParameters(ports: BackendPorts, publicSiteUrl: string): Record<string, string> {
  const fakeProviders = urlOf(ports.fakeProviders);
  return {
    SENDGRID_BASE_URL: fakeProviders,
    FCM_BASE_URL: fakeProviders,
    TWILIO_BASE_URL: fakeProviders,
    TWILIO_ACCOUNT_SID: 'AClocal',
    TWILIO_FROM: '+15550001000',
    PUBLIC_SITE_URL: publicSiteUrl,
    METADATA_SERVER_DETECTION: 'none',
  };
}

/** Returns values for the functions emulator in place of the deployed functions' secrets in Secret Manager. */
export function functionsSecrets(): Record<string, string> {
  return {
    SIGN_IN_CODE_PEPPER: LOCAL_PEPPER,
    SENDGRID_API_KEY: LOCAL_SENDGRID_KEY,
    TWILIO_AUTH_TOKEN: 'local',
  };
}

/** Returns the variables that Vite needs to build or serve a web client for this backend. */
export function webEnvironment(ports: BackendPorts): Record<string, string> {
  return {
    VITE_FIREBASE_CONFIG: JSON.stringify({
      projectId: PROJECT_ID,
      apiKey: LOCAL_API_KEY,
      appId: '1:1:web:1',
      messagingSenderId: '1',
      authDomain: `${PROJECT_ID}.firebaseapp.com`,
      storageBucket: STORAGE_BUCKET,
    }),
    VITE_EMULATORS: JSON.stringify({
      auth: addressOf(ports.auth),
      firestore: addressOf(ports.firestore),
      functions: addressOf(ports.functions),
      storage: addressOf(ports.storage),
    }),
  };
}

export function urlOf(port: number): string {
  return `http://${LOCAL_HOST}:${port}`;
}
