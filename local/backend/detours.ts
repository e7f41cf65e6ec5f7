import { fileURLToPath } from 'node:url';
import { urlOf } from './backend-environment.ts';
import { addressOf } from './ports.ts';

/** The ports by which functions reach an emulator or the outbox instead of its own, such as those of a gate. */
export interface Detours {
  readonly firestore?: number;
  readonly storage?: number;
  readonly outbox?: number;
}

const TAKE_DETOURS = fileURLToPath(new URL('take-detours.cjs', import.meta.url));

/** The parameters that lead the functions there. What the CLI sets for each worker by itself, a worker corrects as it begins. */
export function detourParameters({ firestore, storage, outbox }: Detours): Record<string, string> {
  return {
    ...(firestore !== undefined && { DETOUR_FIRESTORE_EMULATOR_HOST: addressOf(firestore) }),
    ...(storage !== undefined && {
      DETOUR_FIREBASE_STORAGE_EMULATOR_HOST: addressOf(storage),
      DETOUR_STORAGE_EMULATOR_HOST: urlOf(storage),
    }),
    ...(outbox !== undefined && {
      SENDGRID_BASE_URL: urlOf(outbox),
      FCM_BASE_URL: urlOf(outbox),
      TWILIO_BASE_URL: urlOf(outbox),
    }),
    NODE_OPTIONS: `--require ${JSON.stringify(TAKE_DETOURS)}`,
  };
}
