import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findSdkArchive } from './google-cloud-sdk.ts';

const ARCHIVE = join('platform', 'cloud-firestore-emulator', 'cloud-firestore-emulator.jar');

let folder: string;

beforeEach(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'sdk-')));
});

afterEach(() => rmSync(folder, { recursive: true }));

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
    expect(findSdkArchive({ PATH: join(folder, 'bin') }, [])).toBe(archive);
  });

  it('finds the SDK in the location of a single-user installation', () => {
    const archive = put('google-cloud-sdk', ARCHIVE);
    expect(findSdkArchive({ HOME: folder }, [])).toBe(archive);
  });

  it('finds the SDK in a usual folder but prefers CLOUDSDK_ROOT_DIR', () => {
    const usual = put('usual', ARCHIVE);
    const named = put('named', ARCHIVE);
    expect(findSdkArchive({}, [join(folder, 'usual')])).toBe(usual);
    expect(findSdkArchive({ CLOUDSDK_ROOT_DIR: join(folder, 'named') }, [join(folder, 'usual')])).toBe(named);
  });

  it('returns null for an SDK without the emulator', () => {
    put('sdk', 'bin', 'gcloud');
    expect(findSdkArchive({ PATH: join(folder, 'sdk', 'bin') }, [])).toBeNull();
  });
});
