import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { REPOSITORY } from '../project.ts';
import { StartFailedError } from './start-failed-error.ts';

const run = promisify(execFile);

export function functionsBuild(outdir: string): string[] {
  return [join(REPOSITORY, 'functions', 'build.mjs'), '--outdir', outdir];
}

/**
 * Builds the functions into a folder.
 * @throws StartFailedError with the build's output if the build fails
 */
export async function buildFunctions(outdir: string): Promise<void> {
  try {
    await run(process.execPath, functionsBuild(outdir));
  } catch (error) {
    const output = error instanceof Error && 'stderr' in error ? String(error.stderr) : String(error);
    throw new StartFailedError('The functions could not be built.', output.split('\n'));
  }
}
