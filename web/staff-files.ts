import type { Plugin } from 'vite';
import { type BuiltChunk, closureOf, fileOf } from './built-chunks.ts';

/** Where the screens of the staff begin: what these load later is theirs. */
const STAFF_BEGINS = ['/app/staff-routes.tsx', '/app/staff-area.ts'];

/** Loaded later by what visitors have as well, but for the staff alone. */
const STAFF_ALONE = ['/language/spanish-for-staff.ts', '/today/prefetch-today.ts'];

/** What is loaded there and visitors see as well, at an address that nobody knows. */
const NOT_FOUND = '/app/pages/not-found-page.tsx';

/** A file that the service worker keeps, as Workbox lists it. */
interface PrecachedFile {
  readonly url: string;
  revision: string | null;
  size: number;
}

/** Tells the service worker which of its files only the screens of the staff need; a visitor's device does without them. */
export function staffFiles(): {
  plugin: Plugin;
  mark: (files: PrecachedFile[]) => { manifest: PrecachedFile[] };
} {
  let forVisitors = new Set<string>();
  let code = new Set<string>();
  return {
    plugin: {
      name: 'staff-files',
      apply: 'build',
      enforce: 'post',
      generateBundle(_options, bundle) {
        const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
        code = new Set(chunks.map(({ fileName }) => fileName));
        forVisitors = filesForVisitors(chunks);
      },
    },
    mark: (files) => ({
      manifest: files.map((file) =>
        code.has(file.url) && !forVisitors.has(file.url) ? { ...file, isForStaff: true } : file,
      ),
    }),
  };
}

/** The code that a visitor may come to, now or later. */
function filesForVisitors(chunks: readonly BuiltChunk[]): Set<string> {
  const entries = chunks.filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName);
  const doors = new Set(STAFF_BEGINS.map((module) => fileOf(chunks, module)));
  const staffAlone = new Set(STAFF_ALONE.map((module) => fileOf(chunks, module)));
  return closureOf(
    chunks,
    [...entries, fileOf(chunks, NOT_FOUND)],
    ({ fileName, imports, dynamicImports }) =>
      doors.has(fileName) ? imports : [...imports, ...dynamicImports.filter((file) => !staffAlone.has(file))],
  );
}
