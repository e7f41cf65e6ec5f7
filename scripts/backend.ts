/**
 * Starts the emulators on free ports and prints the variables by which tests find them; Ctrl-C ends them.
 *   npx tsx scripts/backend.ts [NAME]
 */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { backendEnvironment, urlOf } from '../local/backend/backend-environment.ts';
import { startEmulators } from '../local/backend/emulators.ts';
import { findFreePorts } from '../local/backend/ports.ts';
import { startOutbox } from '../local/outbox/server.ts';
import { REPOSITORY } from '../local/project.ts';

const [name = 'backend'] = process.argv.slice(2);
const ports = await findFreePorts();
execFileSync(process.execPath, [join(REPOSITORY, 'functions', 'build.mjs')], { stdio: 'inherit' });
const outbox = await startOutbox(ports.outbox);
const emulators = await startEmulators({
  name,
  ports,
  webFolder: join(REPOSITORY, 'web', 'dist'),
  publicSiteUrl: urlOf(ports.hosting),
  onOutput: (line) => process.stderr.write(`${line}\n`),
  onArchives: (description) => console.error(description),
});
for (const [variable, value] of Object.entries(backendEnvironment(ports))) {
  console.log(`export ${variable}='${value}'`);
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void emulators.stop());
}
process.exitCode = await emulators.exited;
await outbox.stop();
