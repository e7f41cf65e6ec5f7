/** What the build says of a chunk, as far as it matters here. */
export interface BuiltChunk {
  readonly fileName: string;
  readonly moduleIds: readonly string[];
  readonly imports: readonly string[];
  readonly dynamicImports: readonly string[];
  readonly isEntry: boolean;
}

/**
 * The file that holds a module.
 * @param module how its path ends
 * @throws Error where the build has none
 */
export function fileOf(chunks: readonly BuiltChunk[], module: string): string {
  const chunk = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(module)));
  if (chunk === undefined) {
    throw new Error(`The build has no chunk for ${module}.`);
  }
  return chunk.fileName;
}

/**
 * These files, each followed by what it leads to.
 * @param next what one leads to; by default what it imports
 */
export function closureOf(
  chunks: readonly BuiltChunk[],
  files: readonly string[],
  next: (chunk: BuiltChunk) => readonly string[] = ({ imports }) => imports,
): Set<string> {
  const closure = new Set<string>();
  const add = (file: string) => {
    if (!closure.has(file)) {
      closure.add(file);
      chunks
        .filter(({ fileName }) => fileName === file)
        .flatMap(next)
        .forEach(add);
    }
  };
  files.forEach(add);
  return closure;
}
