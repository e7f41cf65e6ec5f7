import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { REPOSITORY } from '../../project.ts';

export const RULES_FILES = { firestore: 'firestore.rules', storage: 'storage.rules' } as const;

export type Service = keyof typeof RULES_FILES;

export const SERVICES: readonly Service[] = ['firestore', 'storage'];

export function readRules(service: Service): string {
  return readFileSync(join(REPOSITORY, RULES_FILES[service]), 'utf8');
}
