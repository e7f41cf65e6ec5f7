import { OLD_WORDS } from './old-words.ts';

/** A file of the repository: its path, and its text if it is TypeScript. */
interface SourceFile {
  readonly path: string;
  readonly source: string;
}

const DECLARATION =
  /^ *(?:export )?(?:declare )?(?:async )?(?:const|let|function\*?|class|interface|type|enum) (?<name>\w+)/gm;

/** Returns the file names, folder names, and declarations that contain an old word, one line each. */
export function findOldWords(files: readonly SourceFile[]): string[] {
  const found = files.flatMap(({ path, source }) => [
    ...path.split('/').flatMap((name) => problemsOf(stemOf(name), path)),
    ...[...source.matchAll(DECLARATION)].flatMap(({ groups }) => problemsOf(groups?.name ?? '', path)),
  ]);
  return [...new Set(found)];
}

function problemsOf(name: string, path: string): string[] {
  return wordsOf(name)
    .filter((word) => Object.hasOwn(OLD_WORDS, word))
    .map((word) => `${path}: "${name}" says "${word}": ${OLD_WORDS[word]}`);
}

function stemOf(fileName: string): string {
  return fileName.split('.')[0] ?? fileName;
}

/** `keptDocuments`, `KEPT_DOCUMENTS` and `kept-documents` contain the same two words. */
function wordsOf(name: string): string[] {
  return name
    .replaceAll(/(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/g, ' ')
    .toLowerCase()
    .split(/[\s_-]+/);
}
