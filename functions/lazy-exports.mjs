import { readFile } from 'node:fs/promises';

const IMPORT = /^import '(?<path>\.\/[\w./-]+)';$/;
const EXPORTS = /^export \{ (?<names>[\w, ]+) \} from '(?<path>\.\/[\w./-]+)';$/;

/**
 * Lets each function load alone: the entry's exports become getters, so that an instance that serves one function evaluates
 * only what that one imports, while the CLI, which asks for all of them, finds them all. The entry may hold lines of
 * `export { … } from '…';`, and before them of `import '…';`, which are evaluated at once.
 */
export function lazyExports(entry) {
  return {
    name: 'lazy-exports',
    setup({ onLoad }) {
      onLoad({ filter: /\/index\.ts$/ }, async ({ path }) => {
        if (path !== entry) {
          return undefined;
        }
        const lines = (await readFile(path, 'utf8')).split('\n').filter((line) => line !== '');
        return { contents: lines.map(toGetters).join('\n'), loader: 'js', watchFiles: [path] };
      });
    },
  };
}

function toGetters(line) {
  const imported = IMPORT.exec(line)?.groups?.path;
  if (imported !== undefined) {
    return `require('${imported}');`;
  }
  const { names, path } = EXPORTS.exec(line)?.groups ?? {};
  if (names === undefined) {
    throw new Error(`src/index.ts: not an export from a file: ${line}`);
  }
  return names
    .split(', ')
    .map(
      (name) =>
        `Object.defineProperty(exports, '${name}', { enumerable: true, get: () => require('${path}').${name} });`,
    )
    .join('\n');
}
