import { readFile } from 'node:fs/promises';
import { emulatorAddress, testProject } from './test-backend.ts';

const RULES = new URL('../../../firestore.rules', import.meta.url);

/** Applies the rules to the database of this file. The emulator opens the database of every project but its first to everyone. */
export async function applyRules(): Promise<void> {
  const url = `http://${emulatorAddress('FIRESTORE_EMULATOR_HOST')}/emulator/v1/projects/${testProject()}:securityRules`;
  const files = [{ name: 'firestore.rules', content: await readFile(RULES, 'utf8') }];
  const response = await fetch(url, { method: 'PUT', body: JSON.stringify({ rules: { files } }) });
  if (!response.ok) {
    throw new Error(`The rules are refused: ${await response.text()}`);
  }
}
