import { execFileSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { archiveEnvironment } from './archive-environment.ts';
import type { FoundArchives } from './find-archives.ts';

let folder: string;
let env: NodeJS.ProcessEnv;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'archive-environment-'));
  const bin = join(folder, 'bin');
  mkdirSync(bin);
  // Prints the arguments that it was started with.
  writeFileSync(join(bin, 'java'), '#!/bin/sh\necho "real java: $*"\n', { mode: 0o755 });
  writeFileSync(join(folder, 'sdk.jar'), 'the archive of the SDK');
  env = { PATH: [bin, '/usr/bin', '/bin'].join(delimiter) };
});

afterEach(() => rmSync(folder, { recursive: true }));

const cacheFolder = () => join(folder, 'kept');

function found(facts: Partial<FoundArchives>): FoundArchives {
  return {
    java: { command: 'java', majorVersion: 17, hasCompiler: true },
    firestore: { from: 'sdk', path: join(folder, 'sdk.jar') },
    storageRules: { from: 'engine', path: join(folder, 'sdk.jar') },
    ...facts,
  };
}

describe('archiveEnvironment with only the CLI’s own archives', () => {
  it('sets only the download folder', () => {
    const archives = found({
      java: { command: 'java', majorVersion: 21, hasCompiler: false },
      firestore: { from: 'download' },
      storageRules: { from: 'download' },
    });
    expect(archiveEnvironment(archives, cacheFolder(), env)).toEqual({
      FIREBASE_EMULATORS_PATH: cacheFolder(),
    });
  });

  it('is idempotent when it links an archive from another cache', () => {
    const archives = found({
      java: { command: 'java', majorVersion: 21, hasCompiler: false },
      firestore: { from: 'cache', path: join(folder, 'sdk.jar') },
      storageRules: { from: 'download' },
    });
    archiveEnvironment(archives, cacheFolder(), env);
    archiveEnvironment(archives, cacheFolder(), env);
    expect(readFileSync(join(cacheFolder(), 'sdk.jar'), 'utf8')).toBe('the archive of the SDK');
  });
});

describe('archiveEnvironment with the Google Cloud SDK and its engine', () => {
  it('uses a copy of the archive, made only once', () => {
    const first = archiveEnvironment(found({}), cacheFolder(), env);
    const second = archiveEnvironment(found({}), cacheFolder(), env);
    const copy = first.FIRESTORE_EMULATOR_BINARY_PATH ?? '';
    expect(readFileSync(copy, 'utf8')).toBe('the archive of the SDK');
    expect(second.FIRESTORE_EMULATOR_BINARY_PATH).toBe(copy);
    expect(readdirSync(cacheFolder()).filter((name) => name.startsWith('google-cloud-sdk'))).toHaveLength(1);
    expect(existsSync(first.STORAGE_EMULATOR_BINARY_PATH ?? '')).toBe(true);
  });

  describe('the launcher that replaces java', () => {
    const java = (...args: string[]) => {
      const variables = archiveEnvironment(found({}), cacheFolder(), env);
      const stdio: ('ignore' | 'pipe')[] = ['ignore', 'pipe', 'pipe'];
      const command = `java ${args.map((arg) => `'${arg}'`).join(' ')} 2>&1`;
      return execFileSync('/bin/sh', ['-c', command], {
        env: { ...env, ...variables },
        stdio,
        encoding: 'utf8',
      }).trim();
    };

    it('reports the version that the CLI asks for', () => {
      expect(java('-version')).toMatch(/version "21/);
    });

    it('starts the archive by its class, with the call’s options and flags', () => {
      const variables = archiveEnvironment(found({}), cacheFolder(), env);
      const archive = variables.FIRESTORE_EMULATOR_BINARY_PATH ?? '';
      expect(java('-Duser.language=en', '-jar', archive, '--host', '127.0.0.1', '--port', '8080')).toBe(
        `real java: -Duser.language=en -cp ${archive} com.google.cloud.datastore.emulator.firestore.CloudFirestore --host 127.0.0.1 --port 8080`,
      );
    });

    it('starts the storage rules engine from its source, with the SDK archive on the class path', () => {
      const { STORAGE_EMULATOR_BINARY_PATH: mark = '' } = archiveEnvironment(found({}), cacheFolder(), env);
      expect(java('-jar', mark, 'serve')).toMatch(
        /^real java: .*-cp \S+\/sdk\.jar \S+\/StorageRules\.java serve$/,
      );
    });

    it('starts any other archive unchanged', () => {
      expect(java('-jar', '/other.jar', 'serve')).toBe('real java: -jar /other.jar serve');
    });
  });
});
