import { MachineError } from '../machine-error.ts';

const LAST_LINES = 40;

export class StartFailedError extends MachineError {
  override readonly name = 'StartFailedError';

  constructor(why: string, output: readonly string[]) {
    const lines = output.filter((line) => line.trim() !== '');
    const last = lines.slice(-LAST_LINES - 1, -1).map((line) => `  ${line}`);
    super([[why, ...lines.slice(-1)].join(' '), ...last].join('\n'));
  }
}
