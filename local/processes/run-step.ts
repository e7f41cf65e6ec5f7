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

/** How a command runs beside others: at their side, or on what they leave of the processor. */
const PRIORITIES = {
  aside: constants.priority.PRIORITY_NORMAL,
  behind: constants.priority.PRIORITY_BELOW_NORMAL,
} as const;

/** The way to run commands beside others, their output added to a file. */
export function stepsBeside(outputFile: string, place: keyof typeof PRIORITIES): typeof runStep {
  return async (command, args, variables = {}) => {
    const output = openSync(outputFile, 'a');
    try {
      return await run(command, args, variables, output, PRIORITIES[place]);
    } finally {
      closeSync(output);
    }
  };
}

/** @param output ours, or a file's descriptor */
function run(
  command: string,
  args: readonly string[],
  variables: Readonly<Record<string, string>>,
  output: 'inherit' | number,
  priority: number = constants.priority.PRIORITY_NORMAL,
): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: REPOSITORY,
      env: { ...process.env, ...variables },
      stdio: ['ignore', output, output],
    });
    if (child.pid !== undefined && priority !== constants.priority.PRIORITY_NORMAL) {
      setPriority(child.pid, priority);
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
