import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { describeArchives, findArchives, MissingArchiveError } from './find-archives.ts';
import type { Machine } from './machine.ts';

const FIRESTORE = { fileName: 'firestore.jar', url: 'https://example.org/firestore.jar' };
const STORAGE_RULES = { fileName: 'rules.jar', url: 'https://example.org/rules.jar' };
const SDK = '/sdk/cloud-firestore-emulator.jar';

let cache: string;

beforeEach(() => {
  cache = mkdtempSync(join(tmpdir(), 'archives-'));
});

afterEach(() => rmSync(cache, { recursive: true }));

function put(fileName: string): string {
  const path = join(cache, fileName);
  mkdirSync(cache, { recursive: true });
  writeFileSync(path, '');
  return path;
}

function java(majorVersion: number) {
  return { command: 'java', majorVersion, hasCompiler: true };
}

function machine(facts: Partial<Machine>): Machine {
  return {
    java: java(21),
    wanted: { firestore: FIRESTORE, storageRules: STORAGE_RULES },
    cacheFolders: [join(cache, 'absent'), cache],
    isDownloadable: async () => false,
    sdkArchive: null,
    ...facts,
  };
}

describe('findArchives with Java 21', () => {
  it("uses the archives in the CLI's cache without a network request", async () => {
    const [firestore, storageRules] = [put('firestore.jar'), put('rules.jar')];
    const isDownloadable = () => Promise.reject(new Error('asked the network'));
    const found = await findArchives(machine({ sdkArchive: SDK, isDownloadable }));
    expect(found.firestore).toEqual({ from: 'cache', path: firestore });
    expect(found.storageRules).toEqual({ from: 'cache', path: storageRules });
  });

  it('lets the CLI download the archives if it can', async () => {
    const found = await findArchives(machine({ sdkArchive: SDK, isDownloadable: async () => true }));
    expect(found.firestore).toEqual({ from: 'download' });
    expect(found.storageRules).toEqual({ from: 'download' });
  });

  it('uses the Google Cloud SDK and its engine without a network', async () => {
    const found = await findArchives(machine({ sdkArchive: SDK }));
    expect(found.firestore).toEqual({ from: 'sdk', path: SDK });
    expect(found.storageRules).toEqual({ from: 'engine', path: SDK });
  });

  it('uses the engine in a cached Firestore emulator', async () => {
    const path = put('firestore.jar');
    const found = await findArchives(machine({}));
    expect(found.storageRules).toEqual({ from: 'engine', path });
  });

  it('decides separately for each archive', async () => {
    const storageRules = put('rules.jar');
    const found = await findArchives(machine({ sdkArchive: SDK }));
    expect(found.firestore).toEqual({ from: 'sdk', path: SDK });
    expect(found.storageRules).toEqual({ from: 'cache', path: storageRules });
  });

  it('reports that there is no archive and gives two remedies', async () => {
    const search = findArchives(machine({}));
    await expect(search).rejects.toThrow(MissingArchiveError);
    await expect(search).rejects.toThrow(
      /in no cache, cannot be downloaded.*Java 21.*Java 11.*google-cloud-cli-firestore-emulator.*$/,
    );
  });
});

describe('findArchives with Java 11 to 20', () => {
  it.each([11, 17, 20])(
    'uses the Google Cloud SDK with Java %i, even if a cache that needs Java 21 exists',
    async (version) => {
      put('firestore.jar');
      put('rules.jar');
      const found = await findArchives(machine({ java: java(version), sdkArchive: SDK }));
      expect(found.firestore).toEqual({ from: 'sdk', path: SDK });
      expect(found.storageRules).toEqual({ from: 'engine', path: SDK });
    },
  );

  it('reports that Java is too old if there is no SDK', async () => {
    await expect(findArchives(machine({ java: java(17) }))).rejects.toThrow(
      /Java 17 is too old for the Firebase CLI's \(Java 21\), and no Google Cloud SDK/,
    );
  });
});

describe('findArchives without a suitable Java', () => {
  it('reports that the compiler is missing and gives two remedies', async () => {
    const jre = { ...java(17), hasCompiler: false };
    await expect(findArchives(machine({ java: jre, sdkArchive: SDK }))).rejects.toThrow(
      /^Java 17 is here without its compiler, .*Java 21.*a JDK of Java 11.*$/,
    );
  });

  it('reports that Java 8 is too old even for the SDK', async () => {
    await expect(findArchives(machine({ java: java(8), sdkArchive: SDK }))).rejects.toThrow(
      /Java 8 is too old: .* needs Java 11, .* Java 21/,
    );
  });

  it('reports that Java is missing and how to install it', async () => {
    await expect(findArchives(machine({ java: null, sdkArchive: SDK }))).rejects.toThrow(
      /Java is missing.*apt-get install openjdk-21-jre-headless, macOS: brew install openjdk/,
    );
  });
});

describe('describeArchives', () => {
  it('names each source in one line', async () => {
    const line = describeArchives(await findArchives(machine({ java: java(17), sdkArchive: SDK })));
    expect(line).toBe(
      `Java 17, Firestore emulator from the Google Cloud SDK (${SDK}), storage rules by tools/emulators/storage-rules-engine (${SDK})`,
    );
    expect(line).not.toContain('\n');
  });
});
