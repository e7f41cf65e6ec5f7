import { join } from 'node:path';
import { urlOf, webEnvironment } from '../backend/backend-environment.ts';
import type { BackendPorts } from '../backend/ports.ts';
import { StartFailedError } from '../backend/start-failed-error.ts';
import { type SupervisedProcess, startSupervised } from '../processes/supervised-process.ts';
import { LOCAL_HOST, REPOSITORY } from '../project.ts';

/**
 * Starts the Vite server for a backend's web client and waits until it serves. Vite reloads changed files.
 * @throws StartFailedError with Vite's output if Vite ends first
 */
export async function startWebServer(
  ports: BackendPorts,
  onOutput: (line: string) => void,
): Promise<SupervisedProcess> {
  const vite = join(REPOSITORY, 'node_modules', '.bin', 'vite');
  const output: string[] = [];
  return new Promise((resolve, reject) => {
    const server = startSupervised(
      vite,
      ['--port', String(ports.web), '--strictPort', '--host', LOCAL_HOST, '--clearScreen', 'false'],
      {
        cwd: join(REPOSITORY, 'web'),
        env: { ...process.env, ...webEnvironment(ports), HOSTING_URL: urlOf(ports.hosting) },
        onOutput(line) {
          output.push(line);
          onOutput(line);
          if (line.includes('ready in')) {
            resolve(server);
          }
        },
      },
    );
    void server.exited.then((code) => reject(new StartFailedError(`Vite ended with code ${code}.`, output)));
  });
}
