/** Returns every beginning with every ending. */
export function combinePhrases(beginnings: readonly string[], endings: readonly string[]): string[] {
  return beginnings.flatMap((beginning) => endings.map((ending) => `${beginning} ${ending}`));
}
