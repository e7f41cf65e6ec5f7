import { fileURLToPath } from 'node:url';
import { addressOf } from './ports.ts';

/** The ports by which functions reach an emulator instead of its own, such as those of a gate. */
export interface Detours {
  readonly firestore?: number;
  readonly storage?: number;
}

const TAKE_DETOURS = fileURLToPath(new URL('take-detours.cjs', import.meta.url));

/** Where the CLI sets these for every worker, whatever a project says: a worker corrects them as it begins. */
export function detourParameters({ firestore, storage }: Detours): Record<string, string> {
  const detours = {
    ...(firestore !== undefined && { DETOUR_FIRESTORE_EMULATOR_HOST: addressOf(firestore) }),
    ...(storage !== undefined && {
      DETOUR_FIREBASE_STORAGE_EMULATOR_HOST: addressOf(storage),
      DETOUR_STORAGE_EMULATOR_HOST: `http://${addressOf(storage)}`,
    }),
  };
  return Object.keys(detours).length === 0
    ? {}
    : { ...detours, NODE_OPTIONS: `--require ${JSON.stringify(TAKE_DETOURS)}` };
}
