import type { Rolldown } from 'vite';

type Group = Rolldown.CodeSplittingGroup;

/** Our own modules, except those of single screens. */
const SHARED = /\/(web\/src|domain\/src)\/(?!features\/)/;

/**
 * Puts the modules that the roots import statically, directly or indirectly, into one file. A slow phone spends more
 * time on requesting many small files than on their content. The screens' own modules stay separate.
 * @param roots the ends of the root modules' paths
 */
export function staticParts(name: string, roots: readonly string[]): Group {
  return {
    debugName: name,
    test: SHARED,
    name: (module, graph) => {
      // A set is iterated in insertion order, including entries that are added on the way.
      const loaders = new Set([module]);
      for (const loader of loaders) {
        if (roots.some((root) => loader.endsWith(root))) {
          return name;
        }
        for (const importer of graph.getModuleInfo(loader)?.importers ?? []) {
          loaders.add(importer);
        }
      }
      return null;
    },
  };
}
