import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

export interface Java {
  /** The command to start: a path, or `java` from PATH. */
  readonly command: string;
  readonly majorVersion: number;
  /** False for a JRE. */
  readonly hasCompiler: boolean;
}

/** Returns the newest Java on PATH or in JAVA_HOME. Null if neither runs. */
export async function findJava(env: NodeJS.ProcessEnv): Promise<Java | null> {
  const commands = ['java', ...(env.JAVA_HOME ? [join(env.JAVA_HOME, 'bin', 'java')] : [])];
  const found = await Promise.all(commands.map((command) => askForVersion(command, env)));
  return found.reduce(
    (best, java) => (java && java.majorVersion > (best?.majorVersion ?? 0) ? java : best),
    null,
  );
}

// `java -version` writes `openjdk version "17.0.15" 2025-04-15`, or "1.8.0_392" before Java 9, to stderr.
async function askForVersion(command: string, env: NodeJS.ProcessEnv): Promise<Java | null> {
  try {
    const { stdout, stderr } = await run(command, ['-version'], { env });
    const [, first, second] = /version "(\d+)(?:\.(\d+))?/.exec(`${stderr}\n${stdout}`) ?? [];
    const majorVersion = Number(first === '1' ? second : first);
    return Number.isNaN(majorVersion)
      ? null
      : { command, majorVersion, hasCompiler: await hasCompiler(command, env) };
  } catch {
    return null; // absent, or macOS's placeholder that only asks to install one
  }
}

async function hasCompiler(command: string, env: NodeJS.ProcessEnv): Promise<boolean> {
  try {
    await run(command, ['--describe-module', 'jdk.compiler'], { env });
    return true;
  } catch {
    return false; // a JRE has no such module, Java 8 no modules
  }
}
