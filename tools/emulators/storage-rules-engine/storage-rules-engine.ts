import { fileURLToPath } from 'node:url';

/** The program that evaluates storage rules if the Firebase CLI's own runtime is not available. Java runs it from source. */
export const STORAGE_RULES_ENGINE = fileURLToPath(new URL('StorageRules.java', import.meta.url));
