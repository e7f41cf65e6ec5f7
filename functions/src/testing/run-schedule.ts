import { DEFAULT_REGION } from '@prayer-community/domain/region';
import { emulatorAddress, testProject } from './test-backend.ts';

/**
 * Runs a scheduled function once and waits until it is done.
 * @param url the address of the project in a functions emulator
 * @throws Error if the function fails or is not loaded
 */
export async function runSchedule(name: string, url: string = runningProject()): Promise<void> {
  const { ok, text } = await trigger(url, await currentTrigger(url, name));
  if (!ok) {
    throw new Error(`${name} failed: ${text}`);
  }
}

// The trigger's name ends in a number that rises with every reload. Only the response to an unknown name reveals it.
async function currentTrigger(url: string, name: string): Promise<string> {
  const { text } = await trigger(url, 'none');
  const found = [...text.matchAll(new RegExp(`\\b${DEFAULT_REGION}-${name}-(\\d+)`, 'g'))];
  if (found.length === 0) {
    throw new Error(`${name} is not loaded`);
  }
  return `${DEFAULT_REGION}-${name}-${Math.max(...found.map(([, generation]) => Number(generation)))}`;
}

async function trigger(url: string, name: string): Promise<{ ok: boolean; text: string }> {
  const response = await fetch(`${url}/triggers/${name}`, { method: 'POST', body: '{}' });
  return { ok: response.ok, text: await response.text() };
}

function runningProject(): string {
  return `http://${emulatorAddress('FUNCTIONS_EMULATOR_HOST')}/functions/projects/${testProject()}`;
}
