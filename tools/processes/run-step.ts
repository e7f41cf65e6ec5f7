import { spawn } from 'node:child_process';
import { REPOSITORY } from '../project.ts';

/**
 * Runs a command in the repository and passes its output through. The command ends when this process does.
 * @returns the exit code. 1 if a signal ended the command or it could not be started
 */
export function runStep(
  command: string,
  args: readonly string[],
  variables: Readonly<Record<string, string>> = {},
): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: REPOSITORY,
      env: { ...process.env, ...variables },
      stdio: ['ignore', 'inherit', 'inherit'],
    });
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
