import { createInterface } from 'node:readline';
import { Session } from './wire/session.ts';

/**
 * Stands in for `cloud-storage-rules-runtime.jar serve`: JSON lines on standard input and output, until the input ends. Nothing
 * but JSON may go to the output; the Firebase CLI shows as a warning what goes to the error output.
 */
function main(): void {
  if (process.argv[2] !== 'serve') {
    process.stderr.write('usage: main.ts serve\n');
    process.exitCode = 2;
    return;
  }
  // Where the CLI is gone there is nobody left to answer.
  process.stdout.on('error', () => process.exit());
  const session = new Session((message) => process.stdout.write(`${JSON.stringify(message)}\n`));
  createInterface({ input: process.stdin }).on('line', (line) => {
    try {
      session.receive(line);
    } catch (error) {
      process.stderr.write(`storage rules: ${error instanceof Error ? error.message : String(error)}\n`);
    }
  });
}

main();
