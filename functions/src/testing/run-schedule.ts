import { DEFAULT_REGION } from '@prayer-community/domain/region';
import { emulatorAddress, testProject } from './test-backend.ts';

export async function runSchedule(name: string): Promise<void> {
  const functions = `http://${emulatorAddress('FUNCTIONS_EMULATOR_HOST')}`;
  const trigger = await scheduleTrigger(name);
  const response = await fetch(`${functions}/functions/projects/${testProject()}/triggers/${trigger}`, {
    method: 'POST',
    body: '{}',
  });
  if (!response.ok) {
    throw new Error(`${name} failed: ${response.status}`);
  }
}

// The last part of a trigger's name counts how many times the functions were loaded.
async function scheduleTrigger(name: string): Promise<string> {
  const wrong = await fetch(
    `http://${emulatorAddress('FUNCTIONS_EMULATOR_HOST')}/functions/projects/${testProject()}/triggers/none`,
    { method: 'POST', body: '{}' },
  );
  const found = new RegExp(`${DEFAULT_REGION}-${name}-\\d+`).exec(await wrong.text());
  if (!found) {
    throw new Error(`${name} is not loaded`);
  }
  return found[0];
}
