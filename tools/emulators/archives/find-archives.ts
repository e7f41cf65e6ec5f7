import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { MachineError } from '../../machine-error.ts';
import type { CliArchive, Java, Machine } from './machine.ts';

const CLI_MINIMUM_JAVA = 21;
const SDK_MINIMUM_JAVA = 11;

export class MissingArchiveError extends MachineError {
  override readonly name = 'MissingArchiveError';

  constructor(why: string) {
    super(
      `${why} Install Java 21 or newer and connect to a network (Debian: apt-get install openjdk-21-jre-headless, macOS: brew install openjdk), or a JDK of Java 11 or newer (Debian: openjdk-17-jdk-headless) and the package google-cloud-cli-firestore-emulator (https://cloud.google.com/sdk/docs/install).`,
    );
  }
}

type CliSource = { from: 'cache'; path: string } | { from: 'download' };

export interface FoundArchives {
  readonly java: Java;
  readonly firestore: CliSource | { from: 'sdk'; path: string };
  /** `engine`: Google's engine from the Firestore emulator's archive at this path. */
  readonly storageRules: CliSource | { from: 'engine'; path: string };
}

/**
 * Chooses the source of the Firestore emulator and the storage rules runtime: the CLI's own cache or download (Java
 * 21), otherwise an installed Google Cloud SDK (Java 11), whose archive also contains the storage rules engine.
 * @throws MissingArchiveError if Java is missing, too old, or without its compiler, or if no Firestore emulator is
 * available
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
    throw new MissingArchiveError(missingReason(java, sdkArchive));
  }
  const storageRules =
    (await findForCli(wanted.storageRules, machine)) ??
    findEngine(java, firestore.from === 'download' ? sdkArchive : firestore.path);
  return { java, firestore, storageRules };
}

export function describeArchives({ java, firestore, storageRules }: FoundArchives): string {
  return `Java ${java.majorVersion}, Firestore emulator from ${describe(firestore)}, storage rules by ${describe(storageRules)}`;
}

async function findForCli(archive: CliArchive, machine: Machine): Promise<CliSource | null> {
  if (machine.java === null || machine.java.majorVersion < CLI_MINIMUM_JAVA) {
    return null;
  }
  const path = machine.cacheFolders.map((folder) => join(folder, archive.fileName)).find(existsSync);
  if (path !== undefined) {
    return { from: 'cache', path };
  }
  return (await machine.isDownloadable(archive)) ? { from: 'download' } : null;
}

// Java compiles tools/emulators/storage-rules-engine at startup.
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

function missingReason(java: Java, sdkArchive: string | null): string {
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
