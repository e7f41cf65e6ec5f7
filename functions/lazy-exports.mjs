import { readFile } from 'node:fs/promises';

const IMPORT = /^import '(?<path>\.\/[\w./-]+)';$/;
const EXPORTS = /^export \{ (?<names>[\w, ]+) \} from '(?<path>\.\/[\w./-]+)';$/;

/**
 * Makes each function load separately by turning the entry's exports into getters. An instance that serves one function
 * evaluates only that function's imports, while the CLI still finds all exports. The entry may only contain lines of
 * `export { … } from '…';`, preceded by lines of `import '…';`. Those imports are evaluated immediately.
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
