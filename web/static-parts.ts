import type { Rolldown } from 'vite';

type Group = Rolldown.CodeSplittingGroup;

/** The product's own modules, without those of a single screen. */
const SHARED = /\/(web\/src|domain\/src)\/(?!features\/)/;

/**
 * Puts into one file what these modules load at once, directly or through others: a slow phone spends more on asking for many
 * small files than on what is in them. The screens' own modules stay where they are.
 * @param roots how the paths of the modules end
 */
export function staticParts(name: string, roots: readonly string[]): Group {
  return {
    debugName: name,
    test: SHARED,
    name: (module, graph) => {
      // A set is walked through in the order of its entries, also those that are added on the way.
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
