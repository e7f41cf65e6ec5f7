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

/** What this machine offers. */
export interface BrowserMachine {
  readonly env: NodeJS.ProcessEnv;
  /** Programs that installers put at fixed places. */
  readonly applications: readonly string[];
  /** The program that Playwright has installed, or null. */
  readonly playwrightBuild: () => string | null;
  /** Installs the distribution's Chromium, or is null where we may not. */
  readonly install: (() => Promise<void>) | null;
}

/**
 * The path of a Chromium for the browser tests: CHROMIUM_PATH, an installed one, Playwright's own, else one that is installed
 * now where that is allowed.
 * @throws MissingChromiumError when there is none, with the ways to get one
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
 * The path of a Chromium without windows, for journeys that need none: each of their visits costs a third of the time. It is
 * installed where that is allowed. Null where there is none, or where CHROMIUM_PATH names the browser to use.
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

/** What this machine offers for running the browser tests. */
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
    // Older Debian has no package of the headless shell.
    await install('chromium', HEADLESS_SHELL).catch(() => install('chromium'));
  } catch (error) {
    const why = 'There is no Chromium for the journeys, and apt-get could not install it.';
    throw new MissingChromiumError(why, { cause: error });
  }
}
