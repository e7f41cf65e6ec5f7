import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findJava } from './java.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'java-'));
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
