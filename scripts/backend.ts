/**
 * Starts the emulators and the fake providers on free ports and prints the environment variables that tests find them
 * by. Ctrl-C stops them.
 *   npx tsx scripts/backend.ts [NAME]
 */
import { join } from 'node:path';
import { startBackend } from '../tools/backend/backend.ts';
import { CACHE_FOLDER } from '../tools/project.ts';

const [name = 'backend'] = process.argv.slice(2);
const logFile = join(CACHE_FOLDER, 'logs', `${name}.log`);
const backend = await startBackend({
  name,
  logFile,
  onArchives: (description) => console.error(`${description}\nThe emulators write to ${logFile}`),
});
for (const [variable, value] of Object.entries(backend.environment)) {
  console.log(`export ${variable}='${value}'`);
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void backend.stop());
}
process.exitCode = await backend.exited;
await backend.stop();
