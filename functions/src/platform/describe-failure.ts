/** What a log may know of a failure: never its message, which can quote what a person wrote. */
export function describeFailure(error: unknown): { kind: string; frames: string[] } {
  if (!(error instanceof Error)) {
    return { kind: typeof error, frames: [] };
  }
  const frames = (error.stack ?? '').split('\n').filter((line) => line.startsWith('    at '));
  return { kind: error.name, frames };
}
