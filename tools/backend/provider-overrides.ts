import { fileURLToPath } from 'node:url';
import { urlOf } from './backend-environment.ts';
import { addressOf } from './ports.ts';

/** Ports at which functions reach an emulator or the fake providers instead of the default ones, such as a fault proxy's. */
export interface ProviderOverrides {
  readonly auth?: number;
  readonly firestore?: number;
  readonly storage?: number;
  readonly fakeProviders?: number;
}

const APPLY_OVERRIDES = fileURLToPath(new URL('apply-overrides.cjs', import.meta.url));

/**
 * Returns the parameters that point functions to these ports. A worker applies the `OVERRIDE_` values when it starts
 * because the CLI sets the originals itself.
 */
export function overrideParameters({
  auth,
  firestore,
  storage,
  fakeProviders,
}: ProviderOverrides): Record<string, string> {
  return {
    ...(auth !== undefined && { OVERRIDE_FIREBASE_AUTH_EMULATOR_HOST: addressOf(auth) }),
    ...(firestore !== undefined && { OVERRIDE_FIRESTORE_EMULATOR_HOST: addressOf(firestore) }),
    ...(storage !== undefined && {
      OVERRIDE_FIREBASE_STORAGE_EMULATOR_HOST: addressOf(storage),
      OVERRIDE_STORAGE_EMULATOR_HOST: urlOf(storage),
    }),
    ...(fakeProviders !== undefined && {
      SENDGRID_BASE_URL: urlOf(fakeProviders),
      FCM_BASE_URL: urlOf(fakeProviders),
      TWILIO_BASE_URL: urlOf(fakeProviders),
    }),
    NODE_OPTIONS: `--require ${JSON.stringify(APPLY_OVERRIDES)}`,
  };
}
