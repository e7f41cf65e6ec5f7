import { functionsBuild } from '../backend/build-functions.ts';
import { type SupervisedProcess, startSupervised } from '../processes/supervised-process.ts';
import { REPOSITORY } from '../project.ts';

/**
 * Rebuilds the functions on every change and reloads them in the emulator.
 * @param outdir the folder that the emulator loads the functions from
 * @param onOutput receives build errors and a line for each reload
 */
export function watchFunctions(
  outdir: string,
  hubUrl: string,
  onOutput: (line: string) => void,
): SupervisedProcess {
  let isFirstBuild = true;
  return startSupervised(process.execPath, [...functionsBuild(outdir), '--watch'], {
    cwd: REPOSITORY,
    env: process.env,
    onOutput(line) {
      if (line !== 'built') {
        onOutput(line);
        return;
      }
      if (!isFirstBuild) {
        reloadFunctions(hubUrl).then(
          () => onOutput('Functions loaded again.'),
          (error: unknown) => onOutput(`The functions could not be loaded again: ${String(error)}`),
        );
      }
      isFirstBuild = false;
    },
  });
}

/** Makes the functions emulator reload the functions. Running calls finish first. */
async function reloadFunctions(hubUrl: string): Promise<void> {
  const response = await fetch(`${hubUrl}/functions/enableBackgroundTriggers`, { method: 'PUT' });
  if (!response.ok) {
    throw new Error(`The emulators' hub answered ${response.status}`);
  }
}
