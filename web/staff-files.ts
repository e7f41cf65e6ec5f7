import type { Plugin } from 'vite';
import { type BuiltChunk, closureOf, fileOf } from './built-chunks.ts';

/** Where the staff screens begin. The modules that these import dynamically are for staff. */
const STAFF_BEGINS = ['/app/staff-routes.tsx', '/app/staff-area.ts'];

/** Staff-only modules that modules for visitors import dynamically. */
const STAFF_ALONE = [
  '/language/spanish-for-staff.ts',
  '/today/prefetch-today.ts',
  '/idle/staff-idle-warning.tsx',
];

/** Imported there dynamically, but visitors see it too, at an unknown address. */
const NOT_FOUND = '/app/pages/not-found-page.tsx';

interface PrecachedFile {
  readonly url: string;
  revision: string | null;
  size: number;
}

/** Tells the service worker which of its files only the staff screens need. A visitor's device does not store them. */
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

/** Returns the files that a visitor may load, now or later. */
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
