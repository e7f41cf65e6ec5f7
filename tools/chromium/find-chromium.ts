import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { promisify } from 'node:util';
import { chromium } from 'playwright-core';
import { findOnPath } from '../on-path.ts';
import { MissingChromiumError } from './missing-chromium-error.ts';

const run = promisify(execFile);

const COMMANDS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

const HEADLESS_SHELL = 'chromium-headless-shell';

const MACOS_APPLICATIONS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

export interface BrowserMachine {
  readonly env: NodeJS.ProcessEnv;
  readonly applications: readonly string[];
  readonly playwrightBuild: () => string | null;
  /** Installs the distribution's Chromium. Null if installation is not permitted. */
  readonly install: (() => Promise<void>) | null;
}

/**
 * Returns the path of a Chromium for the browser tests. Tries CHROMIUM_PATH, an installed browser, and Playwright's
 * build, then installs one if permitted.
 * @throws MissingChromiumError with ways to get one if there is none
 */
export async function findChromium(machine: BrowserMachine): Promise<string> {
  const named = machine.env.CHROMIUM_PATH;
  if (named) {
    if (!existsSync(named)) {
      throw new MissingChromiumError(`CHROMIUM_PATH names ${named}, which does not exist.`);
    }
    return named;
  }
  const found = findInstalled(machine);
  if (found !== null) {
    return found;
  }
  if (machine.install === null) {
    throw new MissingChromiumError('There is no Chromium for the journeys.');
  }
  await machine.install();
  const installed = findInstalled(machine);
  if (installed === null) {
    throw new MissingChromiumError('apt-get installed chromium, but it is not on PATH.');
  }
  return installed;
}

/**
 * Returns the path of a headless Chromium, which makes each visit take a third of the time. Installs it if permitted.
 * Null if there is none, or if CHROMIUM_PATH names the browser to use.
 */
export async function findHeadlessShell({ env, install }: BrowserMachine): Promise<string | null> {
  if (env.CHROMIUM_PATH) {
    return null;
  }
  const find = () => findOnPath(env, HEADLESS_SHELL)[0] ?? null;
  if (find() === null) {
    await install?.().catch((error: unknown) => {
      console.warn('Journeys take longer: no headless shell could be installed.', error);
    });
  }
  return find();
}

export function inspectBrowserMachine(env: NodeJS.ProcessEnv): BrowserMachine {
  const mayInstall = process.getuid?.() === 0 && existsSync('/etc/debian_version');
  return {
    env,
    applications: MACOS_APPLICATIONS,
    playwrightBuild,
    install: mayInstall ? () => installFromDebian(env) : null,
  };
}

function findInstalled({ env, applications, playwrightBuild: build }: BrowserMachine): string | null {
  return findOnPath(env, ...COMMANDS)[0] ?? applications.find(existsSync) ?? build();
}

function playwrightBuild(): string | null {
  try {
    const file = chromium.executablePath();
    return existsSync(file) ? file : null;
  } catch {
    // Playwright has no build for this platform.
    return null;
  }
}

async function installFromDebian(env: NodeJS.ProcessEnv): Promise<void> {
  const options = { env: { ...env, DEBIAN_FRONTEND: 'noninteractive' } };
  const install = (...names: string[]) =>
    run('apt-get', ['install', '-y', '-q', '--no-install-recommends', ...names], options);
  try {
    await run('apt-get', ['update', '-q'], options);
    // Older Debian releases have no package for the headless shell.
    await install('chromium', HEADLESS_SHELL).catch(() => install('chromium'));
  } catch (error) {
    const why = 'There is no Chromium for the journeys, and apt-get could not install it.';
    throw new MissingChromiumError(why, { cause: error });
  }
}
