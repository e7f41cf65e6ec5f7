import { CLI_MINIMUM_JAVA, type CliArchive, findInCache } from './cli-archives.ts';
import type { Java } from './java.ts';
import { MissingArchiveError } from './missing-archive-error.ts';

/** The Google Cloud SDK's Firestore emulator runs from this Java on. */
export const SDK_MINIMUM_JAVA = 11;

/** What this machine offers. */
export interface Machine {
  readonly java: Java | null;
  /** The archives that the CLI wants. */
  readonly wanted: { readonly firestore: CliArchive; readonly storageRules: CliArchive };
  /** Folders in which the CLI, or we for it, may have put an archive before. */
  readonly cacheFolders: readonly string[];
  readonly isDownloadable: (archive: CliArchive) => Promise<boolean>;
  readonly sdkArchive: string | null;
}

export type CliSource = { from: 'cache'; path: string } | { from: 'download' };

export interface FoundArchives {
  readonly java: Java;
  readonly firestore: CliSource | { from: 'sdk'; path: string };
  /** `engine`: Google's engine out of the Firestore emulator's archive, at this path. */
  readonly storageRules: CliSource | { from: 'engine'; path: string };
}

/**
 * Chooses where the Firestore emulator and the storage rules runtime come from: the CLI's own cache or download (Java 21),
 * else an installed Google Cloud SDK (Java 11), whose archive holds the engine of the storage rules as well.
 * @throws MissingArchiveError when Java is missing, too old or without its compiler, or no Firestore emulator can be had
 */
export async function findArchives(machine: Machine): Promise<FoundArchives> {
  const { java, wanted, sdkArchive } = machine;
  if (java === null) {
    throw new MissingArchiveError('Java is missing; the Firestore emulator needs it.');
  }
  const firestore =
    (await findForCli(wanted.firestore, machine)) ??
    (sdkArchive !== null && java.majorVersion >= SDK_MINIMUM_JAVA
      ? { from: 'sdk' as const, path: sdkArchive }
      : null);
  if (firestore === null) {
    throw new MissingArchiveError(whyNone(java, sdkArchive));
  }
  const storageRules =
    (await findForCli(wanted.storageRules, machine)) ??
    findEngine(java, firestore.from === 'download' ? sdkArchive : firestore.path);
  return { java, firestore, storageRules };
}

/** One line for people: what was taken, and from where. */
export function describeArchives({ java, firestore, storageRules }: FoundArchives): string {
  return `Java ${java.majorVersion}, Firestore emulator from ${describe(firestore)}, storage rules by ${describe(storageRules)}`;
}

async function findForCli(archive: CliArchive, machine: Machine): Promise<CliSource | null> {
  if (machine.java === null || machine.java.majorVersion < CLI_MINIMUM_JAVA) {
    return null;
  }
  const path = findInCache(archive, machine.cacheFolders);
  if (path !== null) {
    return { from: 'cache', path };
  }
  return (await machine.isDownloadable(archive)) ? { from: 'download' } : null;
}

// Java compiles tools/emulators/storage-rules-engine when it starts it.
function findEngine(java: Java, path: string | null): FoundArchives['storageRules'] {
  if (path === null) {
    throw new MissingArchiveError(
      'The storage rules runtime is in no cache and cannot be downloaded from here.',
    );
  }
  if (!java.hasCompiler) {
    throw new MissingArchiveError(
      `Java ${java.majorVersion} is here without its compiler, which the storage rules need.`,
    );
  }
  return { from: 'engine', path };
}

function whyNone(java: Java, sdkArchive: string | null): string {
  if (sdkArchive !== null) {
    return `Java ${java.majorVersion} is too old: the Google Cloud SDK's Firestore emulator needs Java ${SDK_MINIMUM_JAVA}, the Firebase CLI's Java ${CLI_MINIMUM_JAVA}.`;
  }
  if (java.majorVersion < CLI_MINIMUM_JAVA) {
    return `There is no Firestore emulator: Java ${java.majorVersion} is too old for the Firebase CLI's (Java ${CLI_MINIMUM_JAVA}), and no Google Cloud SDK has one.`;
  }
  return 'There is no Firestore emulator: it is in no cache, cannot be downloaded from here, and no Google Cloud SDK has one.';
}

function describe(source: FoundArchives['firestore'] | FoundArchives['storageRules']): string {
  switch (source.from) {
    case 'cache':
      return `the Firebase CLI's cache (${source.path})`;
    case 'download':
      return "the Firebase CLI's download";
    case 'sdk':
      return `the Google Cloud SDK (${source.path})`;
    case 'engine':
      return `tools/emulators/storage-rules-engine (${source.path})`;
  }
}
