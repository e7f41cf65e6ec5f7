import { spawnSync } from 'node:child_process';
import { existsSync, realpathSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { MachineError } from '../machine-error.ts';
import { findOnPath } from '../on-path.ts';

const CLI_MINIMUM_JAVA = 21;
const SDK_MINIMUM_JAVA = 11;

const LAUNCHER = fileURLToPath(new URL('java-launcher/java', import.meta.url));

const SDK_ARCHIVE = join('platform', 'cloud-firestore-emulator', 'cloud-firestore-emulator.jar');

/** Where the packages of Debian put the SDK. */
const DEBIAN_SDK = '/usr/lib/google-cloud-sdk';

export class MissingEmulatorsError extends MachineError {
  override readonly name = 'MissingEmulatorsError';

  constructor(found: string) {
    super(
      `There are no emulators: ${found}. Install Java 21 or newer and connect to a network (Debian: apt-get install openjdk-21-jre-headless, macOS: brew install openjdk), or a JDK of Java 11 or newer (Debian: openjdk-17-jdk-headless) and the package google-cloud-cli-firestore-emulator (https://cloud.google.com/sdk/docs/install).`,
    );
  }
}

export interface FoundEmulators {
  /** One line that names Java and the emulators. */
  readonly description: string;
  /** The variables that make the Firebase CLI start these emulators. */
  readonly environment: Readonly<Record<string, string>>;
}

/**
 * Finds the Firestore emulator and the storage rules runtime: in an installed Google Cloud SDK, whose archive also
 * contains the storage rules engine, otherwise the Firebase CLI's own, which it downloads and caches.
 * @throws MissingEmulatorsError if this machine's Java runs neither
 */
export function findEmulators(env: NodeJS.ProcessEnv): FoundEmulators {
  const { java, version, hasCompiler } = findJava(env);
  const archive = findSdkArchive(env);
  // Java compiles tools/emulators/storage-rules-engine at startup.
  if (archive !== undefined && version >= SDK_MINIMUM_JAVA && hasCompiler) {
    return {
      description: `Java ${version}, Firestore emulator and storage rules engine from the Google Cloud SDK (${archive})`,
      environment: {
        PATH: [dirname(LAUNCHER), env.PATH].join(delimiter),
        LAUNCHER_JAVA: java,
        LAUNCHER_ARCHIVE: archive,
        // The CLI requires files of which it may change the mode. The launcher starts the archive instead.
        FIRESTORE_EMULATOR_BINARY_PATH: LAUNCHER,
        STORAGE_EMULATOR_BINARY_PATH: LAUNCHER,
      },
    };
  }
  if (version >= CLI_MINIMUM_JAVA) {
    return {
      description: `Java ${version}, Firestore emulator and storage rules runtime from the Firebase CLI`,
      environment: { PATH: [dirname(java), env.PATH].join(delimiter) },
    };
  }
  const runtime =
    version === 0
      ? 'Java is missing or too old'
      : `Java ${version} is here ${hasCompiler ? 'with' : 'without'} its compiler`;
  throw new MissingEmulatorsError(`${runtime}, and ${archive ?? 'no emulator of a Google Cloud SDK'}`);
}

/** Returns the Java in JAVA_HOME or else on PATH, with version 0 if it is missing or has no modules, like Java 8. */
function findJava(env: NodeJS.ProcessEnv) {
  const folders = [...(env.JAVA_HOME ? [join(env.JAVA_HOME, 'bin')] : []), env.PATH];
  const [java = 'java'] = findOnPath({ PATH: folders.join(delimiter) }, 'java');
  // Null without Java. Empty with macOS's placeholder, which only asks to install one.
  const modules = spawnSync(java, ['--list-modules'], { env, encoding: 'utf8' }).stdout ?? '';
  const version = Number(/^java\.base@(\d+)/m.exec(modules)?.[1] ?? 0);
  return { java, version, hasCompiler: /^jdk\.compiler@/m.test(modules) };
}

function findSdkArchive(env: NodeJS.ProcessEnv): string | undefined {
  const folders = env.CLOUDSDK_ROOT_DIR
    ? [env.CLOUDSDK_ROOT_DIR]
    : [...findOnPath(env, 'gcloud').map((gcloud) => join(realpathSync(gcloud), '..', '..')), DEBIAN_SDK];
  return folders.map((folder) => join(folder, SDK_ARCHIVE)).find(existsSync);
}
