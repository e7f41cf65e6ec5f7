import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { urlOf } from '../../backend/backend-environment.ts';
import { listenLocally } from '../../processes/local-server.ts';
import { cliCacheFolder, findJava, findSdkArchive, isDownloadable, readCliArchives } from './machine.ts';

const ARCHIVE = join('platform', 'cloud-firestore-emulator', 'cloud-firestore-emulator.jar');

let folder: string;

beforeEach(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'machine-')));
});

afterEach(() => rmSync(folder, { recursive: true }));

function putJava(home: string, answer: string, exitCode = 0, describing = exitCode): string {
  const bin = join(folder, home, 'bin');
  mkdirSync(bin, { recursive: true });
  const script = `#!/bin/sh\n[ "$1" = -version ] || exit ${describing}\necho '${answer}' >&2\nexit ${exitCode}\n`;
  writeFileSync(join(bin, 'java'), script, { mode: 0o755 });
  return bin;
}

const pathWith = (...folders: string[]) => [...folders, '/usr/bin', '/bin'].join(delimiter);

describe('findJava', () => {
  it.each([
    ['openjdk version "21.0.2" 2024-01-16', 21],
    ['openjdk version "17.0.15" 2025-04-15', 17],
    ['openjdk version "25" 2025-09-16', 25],
    ['java version "1.8.0_392"', 8],
  ])('parses %s', async (answer, majorVersion) => {
    const PATH = pathWith(putJava('a', answer));
    expect(await findJava({ PATH })).toMatchObject({ command: 'java', majorVersion });
  });

  it('prefers the newer Java of PATH and JAVA_HOME', async () => {
    const PATH = pathWith(putJava('a', 'openjdk version "17.0.1"'));
    putJava('b', 'openjdk version "21.0.1"');
    const JAVA_HOME = join(folder, 'b');
    expect(await findJava({ PATH, JAVA_HOME })).toMatchObject({
      command: join(JAVA_HOME, 'bin', 'java'),
      majorVersion: 21,
    });
  });

  it.each([
    ['a JDK', 0, true],
    ['a JRE', 1, false],
  ])('recognizes %s by whether it has a compiler', async (_, describing, hasCompiler) => {
    const PATH = pathWith(putJava('a', 'openjdk version "17.0.15"', 0, describing));
    expect(await findJava({ PATH })).toMatchObject({ hasCompiler });
  });

  it("returns null for macOS's placeholder, which fails", async () => {
    const PATH = pathWith(putJava('a', 'The operation couldn’t be completed.', 1));
    expect(await findJava({ PATH })).toBeNull();
  });

  it('returns null if there is no Java', async () => {
    expect(await findJava({ PATH: join(folder, 'empty') })).toBeNull();
  });
});

function put(...path: string[]): string {
  const file = join(folder, ...path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, '');
  return file;
}

describe('findSdkArchive', () => {
  it('finds the SDK of the gcloud on PATH through a symbolic link', () => {
    const archive = put('sdk', ARCHIVE);
    mkdirSync(join(folder, 'bin'));
    symlinkSync(put('sdk', 'bin', 'gcloud'), join(folder, 'bin', 'gcloud'));
    expect(findSdkArchive({ PATH: join(folder, 'bin') })).toBe(archive);
  });

  it('finds the SDK in the location of a single-user installation', () => {
    const archive = put('google-cloud-sdk', ARCHIVE);
    expect(findSdkArchive({ HOME: folder })).toBe(archive);
  });

  it('prefers the SDK in CLOUDSDK_ROOT_DIR', () => {
    put('google-cloud-sdk', ARCHIVE);
    const named = put('named', ARCHIVE);
    expect(findSdkArchive({ HOME: folder, CLOUDSDK_ROOT_DIR: join(folder, 'named') })).toBe(named);
  });

  it('finds the SDK where an installer put it', () => {
    const archive = put('usr', 'lib', ARCHIVE);
    expect(findSdkArchive({}, [join(folder, 'usr', 'lib')])).toBe(archive);
  });

  it('returns null for an SDK without the emulator', () => {
    put('sdk', 'bin', 'gcloud');
    expect(findSdkArchive({ PATH: join(folder, 'sdk', 'bin') }, [])).toBeNull();
  });
});

describe('the installed CLI', () => {
  it('names the archives that it needs', () => {
    const { firestore, storageRules } = readCliArchives();
    expect(firestore.fileName).toMatch(/^cloud-firestore-emulator-v[\d.]+\.jar$/);
    expect(storageRules.fileName).toMatch(/^cloud-storage-rules-runtime-v[\d.]+\.jar$/);
    expect(new URL(firestore.url).protocol).toBe('https:');
  });
});

describe("the CLI's cache", () => {
  it('is in the home folder unless FIREBASE_EMULATORS_PATH names another folder', () => {
    expect(cliCacheFolder({ HOME: '/home/grace' })).toBe('/home/grace/.cache/firebase/emulators');
    expect(cliCacheFolder({ HOME: '/home/grace', FIREBASE_EMULATORS_PATH: '/elsewhere' })).toBe('/elsewhere');
  });
});

describe('isDownloadable', () => {
  it('checks without downloading the archive', async () => {
    const server = createServer(({ url, method }, response) => {
      response.writeHead(url === '/there.jar' && method === 'HEAD' ? 200 : 404).end();
    });
    const { port, stop } = await listenLocally(server);
    onTestFinished(stop);
    expect(await isDownloadable({ fileName: 'a.jar', url: `${urlOf(port)}/there.jar` })).toBe(true);
    expect(await isDownloadable({ fileName: 'a.jar', url: `${urlOf(port)}/gone.jar` })).toBe(false);
  });

  it('returns false without a network', async () => {
    expect(await isDownloadable({ fileName: 'a.jar', url: 'http://127.0.0.1:1/a.jar' })).toBe(false);
  });
});
