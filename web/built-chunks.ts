export interface BuiltChunk {
  readonly fileName: string;
  readonly moduleIds: readonly string[];
  readonly imports: readonly string[];
  readonly dynamicImports: readonly string[];
  readonly isEntry: boolean;
}

/**
 * Returns the name of the file that contains a module.
 * @param module the end of the module's path
 * @throws Error if no chunk contains it
 */
export function fileOf(chunks: readonly BuiltChunk[], module: string): string {
  const chunk = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(module)));
  if (chunk === undefined) {
    throw new Error(`The build has no chunk for ${module}.`);
  }
  return chunk.fileName;
}

/**
 * Returns the given files and all files reachable from them.
 * @param next the files that a chunk leads to. Defaults to its static imports.
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
