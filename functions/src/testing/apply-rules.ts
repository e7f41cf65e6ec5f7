import { readFile } from 'node:fs/promises';
import { emulatorAddress, testProject } from './test-backend.ts';

const RULES = new URL('../../../firestore.rules', import.meta.url);

/** Has the database of this file heed the rules; the emulator opens that of any project but its first to everybody. */
export async function applyRules(): Promise<void> {
  const url = `http://${emulatorAddress('FIRESTORE_EMULATOR_HOST')}/emulator/v1/projects/${testProject()}:securityRules`;
  const files = [{ name: 'firestore.rules', content: await readFile(RULES, 'utf8') }];
  const response = await fetch(url, { method: 'PUT', body: JSON.stringify({ rules: { files } }) });
  if (!response.ok) {
    throw new Error(`The rules are refused: ${await response.text()}`);
  }
}
