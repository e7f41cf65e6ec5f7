import { confirm } from '@inquirer/prompts';

/**
 * Asks a question at the terminal. Ctrl+C means no, and so does a missing terminal.
 * @param isProposed the answer that Enter gives
 */
export async function isAgreed(message: string, isProposed: boolean): Promise<boolean> {
  return process.stdin.isTTY && (await confirm({ message, default: isProposed }).catch(isStopped));
}

function isStopped(error: unknown): false {
  if (error instanceof Error && error.name === 'ExitPromptError') {
    return false;
  }
  throw error;
}
