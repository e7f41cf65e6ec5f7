import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { describeArchives, findArchives, type Machine } from './find-archives.ts';
import { MissingArchiveError } from './missing-archive-error.ts';

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

describe('with Java 21', () => {
  it("takes what is in the CLI's cache, without asking the network", async () => {
    const [firestore, storageRules] = [put('firestore.jar'), put('rules.jar')];
    const isDownloadable = () => Promise.reject(new Error('asked the network'));
    const found = await findArchives(machine({ sdkArchive: SDK, isDownloadable }));
    expect(found.firestore).toEqual({ from: 'cache', path: firestore });
    expect(found.storageRules).toEqual({ from: 'cache', path: storageRules });
  });

  it('lets the CLI download what it can', async () => {
    const found = await findArchives(machine({ sdkArchive: SDK, isDownloadable: async () => true }));
    expect(found.firestore).toEqual({ from: 'download' });
    expect(found.storageRules).toEqual({ from: 'download' });
  });

  it('takes the Google Cloud SDK and its engine without a network', async () => {
    const found = await findArchives(machine({ sdkArchive: SDK }));
    expect(found.firestore).toEqual({ from: 'sdk', path: SDK });
    expect(found.storageRules).toEqual({ from: 'engine', path: SDK });
  });

  it('takes the engine out of the Firestore emulator that the cache has', async () => {
    const path = put('firestore.jar');
    const found = await findArchives(machine({}));
    expect(found.storageRules).toEqual({ from: 'engine', path });
  });

  it('decides for each archive by itself', async () => {
    const storageRules = put('rules.jar');
    const found = await findArchives(machine({ sdkArchive: SDK }));
    expect(found.firestore).toEqual({ from: 'sdk', path: SDK });
    expect(found.storageRules).toEqual({ from: 'cache', path: storageRules });
  });

  it('says that there is none, and the two ways out', async () => {
    const search = findArchives(machine({}));
    await expect(search).rejects.toThrow(MissingArchiveError);
    await expect(search).rejects.toThrow(
      /in no cache, cannot be downloaded.*Java 21.*Java 11.*google-cloud-cli-firestore-emulator.*$/,
    );
  });
});

describe('with Java 11 to 20', () => {
  it.each([11, 17, 20])(
    '%i takes the Google Cloud SDK, even with a cache that needs Java 21',
    async (version) => {
      put('firestore.jar');
      put('rules.jar');
      const found = await findArchives(machine({ java: java(version), sdkArchive: SDK }));
      expect(found.firestore).toEqual({ from: 'sdk', path: SDK });
      expect(found.storageRules).toEqual({ from: 'engine', path: SDK });
    },
  );

  it('says that Java is too old when there is no SDK', async () => {
    await expect(findArchives(machine({ java: java(17) }))).rejects.toThrow(
      /Java 17 is too old for the Firebase CLI's \(Java 21\), and no Google Cloud SDK/,
    );
  });
});

describe('with less', () => {
  it('says that the compiler is missing, and the two ways out', async () => {
    const jre = { ...java(17), hasCompiler: false };
    await expect(findArchives(machine({ java: jre, sdkArchive: SDK }))).rejects.toThrow(
      /^Java 17 is here without its compiler, .*Java 21.*a JDK of Java 11.*$/,
    );
  });

  it('says that Java 8 is too old even for the SDK', async () => {
    await expect(findArchives(machine({ java: java(8), sdkArchive: SDK }))).rejects.toThrow(
      /Java 8 is too old: .* needs Java 11, .* Java 21/,
    );
  });

  it('says that Java is missing, and how to install it', async () => {
    await expect(findArchives(machine({ java: null, sdkArchive: SDK }))).rejects.toThrow(
      /Java is missing.*apt-get install openjdk-21-jre-headless, macOS: brew install openjdk/,
    );
  });
});

describe('the line that says what was taken', () => {
  it('names each source', async () => {
    const line = describeArchives(await findArchives(machine({ java: java(17), sdkArchive: SDK })));
    expect(line).toBe(
      `Java 17, Firestore emulator from the Google Cloud SDK (${SDK}), storage rules by tools/emulators/storage-rules-engine (${SDK})`,
    );
    expect(line).not.toContain('\n');
  });
});
