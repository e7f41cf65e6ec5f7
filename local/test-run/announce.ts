import { join } from 'node:path';

/** Where the commands of the repository are. */
export const BIN = join('node_modules', '.bin');

/** Says which step of a run begins, or how it ended. */
export function announce(step: string): void {
  console.log(`\n── ${step}`);
}
