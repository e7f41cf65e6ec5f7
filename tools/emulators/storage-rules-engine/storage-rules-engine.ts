import { fileURLToPath } from 'node:url';

/** The program that judges storage rules where the Firebase CLI's own runtime cannot be had; Java starts it from its source. */
export const STORAGE_RULES_ENGINE = fileURLToPath(new URL('StorageRules.java', import.meta.url));
