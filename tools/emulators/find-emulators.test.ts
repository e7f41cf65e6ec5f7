import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findEmulators, MissingEmulatorsError } from './find-emulators.ts';

const ARCHIVE = join('platform', 'cloud-firestore-emulator', 'cloud-firestore-emulator.jar');

let folder: string;

beforeEach(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'find-emulators-')));
});

afterEach(() => rmSync(folder, { recursive: true }));

function put(path: string, content = '', mode = 0o644): string {
  const file = join(folder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content, { mode });
  return file;
}

/** Writes a Java that lists these modules, and otherwise prints the arguments that it was started with. */
function putJava(home: string, ...modules: string[]): string {
  const script = `#!/bin/sh\n[ "$1" = --list-modules ] || { echo "real java: $*"; exit; }\necho '${modules.join('\n')}'\n`;
  return dirname(put(join(home, 'bin', 'java'), script, 0o755));
}

const putJdk = (version: string) => putJava(version, `java.base@${version}`, `jdk.compiler@${version}`);
const putJre = (version: string) => putJava(version, `java.base@${version}`);

/** The environment with this folder of Java in front, and with an SDK that has the emulator only if it was put there. */
const envWith = (java: string) => ({
  PATH: [java, '/usr/bin', '/bin'].join(delimiter),
  CLOUDSDK_ROOT_DIR: join(folder, 'sdk'),
});

it.each(['11.0.2', '17.0.15', '21', '25.0.1'])('JDK %s runs the emulators of the SDK', (version) => {
  const archive = put(join('sdk', ARCHIVE));
  expect(findEmulators(envWith(putJdk(version))).description).toBe(
    `Java ${Number.parseInt(version, 10)}, Firestore emulator and storage rules engine from the Google Cloud SDK (${archive})`,
  );
});

it('the SDK is found by the gcloud on PATH, through a symbolic link', () => {
  const archive = put(join('sdk', ARCHIVE));
  mkdirSync(join(folder, 'links'));
  symlinkSync(put(join('sdk', 'bin', 'gcloud')), join(folder, 'links', 'gcloud'));
  const PATH = [putJdk('17'), join(folder, 'links'), '/usr/bin', '/bin'].join(delimiter);
  expect(findEmulators({ PATH }).environment.LAUNCHER_ARCHIVE).toBe(archive);
});

it('Java 21 runs the emulators of the CLI without an SDK, and without a compiler even with one', () => {
  const env = envWith(putJre('21.0.2'));
  const expected = {
    description: 'Java 21, Firestore emulator and storage rules runtime from the Firebase CLI',
    environment: { PATH: [join(folder, '21.0.2', 'bin'), env.PATH].join(delimiter) },
  };
  expect(findEmulators(env)).toEqual(expected);
  put(join('sdk', ARCHIVE));
  expect(findEmulators(env)).toEqual(expected);
});

it('the Java of JAVA_HOME comes before that on PATH', () => {
  putJdk('21.0.1');
  const env = { ...envWith(putJdk('17.0.1')), JAVA_HOME: join(folder, '21.0.1') };
  expect(findEmulators(env).description).toMatch(/^Java 21,/);
});

describe('the error about missing emulators gives two remedies and', () => {
  const messageFor = (java: string) => {
    const find = () => findEmulators(envWith(java));
    expect(find).toThrow(MissingEmulatorsError);
    expect(find).toThrow(
      /Java 21 or newer.*openjdk-21-jre-headless, macOS: brew install openjdk.*a JDK of Java 11.*google-cloud-cli-firestore-emulator/,
    );
    return expect(find);
  };

  it('names a Java that is too old for the CLI', () => {
    messageFor(putJdk('17.0.15')).toThrow(
      'Java 17 is here with its compiler, and no emulator of a Google Cloud SDK',
    );
  });

  it('names a Java without its compiler', () => {
    const archive = put(join('sdk', ARCHIVE));
    messageFor(putJre('17.0.15')).toThrow(`Java 17 is here without its compiler, and ${archive}`);
  });

  it.each([
    ['no Java', () => join(folder, 'empty')],
    ['macOS’s placeholder', () => dirname(put('mac/bin/java', '#!/bin/sh\nexit 1\n', 0o755))],
  ])('names %s', (_, java) => {
    const env = { PATH: java(), CLOUDSDK_ROOT_DIR: folder };
    expect(() => findEmulators(env)).toThrow('Java is missing or too old, and no emulator');
  });
});

describe('the launcher that replaces java', () => {
  const started = (argumentsOf: (environment: Readonly<Record<string, string>>) => string[]) => {
    put(join('sdk', ARCHIVE));
    const env = envWith(putJdk('17'));
    const { environment } = findEmulators(env);
    const args = argumentsOf(environment).map((arg) => `'${arg}'`);
    return execFileSync('/bin/sh', ['-c', `java ${args.join(' ')} 2>&1`], {
      env: { ...env, ...environment },
      encoding: 'utf8',
    }).trim();
  };

  it('reports the version that the CLI asks for', () => {
    expect(started(() => ['-Duser.language=en', '-version'])).toMatch(/version "21/);
  });

  it('starts the Firestore emulator by its class, with the options and flags of the call', () => {
    const archive = join(folder, 'sdk', ARCHIVE);
    expect(
      started(({ FIRESTORE_EMULATOR_BINARY_PATH = '' }) => [
        ...['-Duser.language=en', '-jar', FIRESTORE_EMULATOR_BINARY_PATH, '--host', '127.0.0.1'],
      ]),
    ).toBe(
      `real java: -Duser.language=en -cp ${archive} com.google.cloud.datastore.emulator.firestore.CloudFirestore --host 127.0.0.1`,
    );
  });

  it('starts the storage rules engine from its source, with the SDK archive on the class path', () => {
    expect(
      started(({ STORAGE_EMULATOR_BINARY_PATH = '' }) => ['-jar', STORAGE_EMULATOR_BINARY_PATH, 'serve']),
    ).toMatch(/^real java: .*-cp \S+emulator\.jar \S+\/StorageRules\.java$/);
  });
});
