import { spawn } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { REPOSITORY } from '../project.ts';

/**
 * Runs a command in the repository, its output going to ours. It ends when this process does.
 * @returns its exit code; 1 if it was ended by a signal or could not be started
 */
export function runStep(
  command: string,
  args: readonly string[],
  variables: Readonly<Record<string, string>> = {},
): Promise<number> {
  return run(command, args, variables, 'inherit');
}

/** The same on what the other processes leave of the processor, its output added to a file. */
export async function runStepBehind(
  outputFile: string,
  command: string,
  args: readonly string[],
  variables: Readonly<Record<string, string>> = {},
): Promise<number> {
  const output = openSync(outputFile, 'a');
  try {
    return await run(command, args, variables, output);
  } finally {
    closeSync(output);
  }
}

/** @param output a file's descriptor, for a command that runs behind the others */
function run(
  command: string,
  args: readonly string[],
  variables: Readonly<Record<string, string>>,
  output: 'inherit' | number,
): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: REPOSITORY,
      env: { ...process.env, ...variables },
      stdio: ['ignore', output, output],
    });
    if (output !== 'inherit' && child.pid !== undefined) {
      setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
    }
    const end = () => child.kill();
    process.once('exit', end);
    child.on('error', (error) => {
      console.error(`${command} could not be started: ${error.message}`);
      resolve(1);
    });
    child.on('close', (code) => {
      process.off('exit', end);
      resolve(code ?? 1);
    });
  });
}
