import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, delimiter, dirname, join } from 'node:path';
import { chromium } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  type BrowserMachine,
  findChromium,
  findHeadlessShell,
  inspectBrowserMachine,
} from './find-chromium.ts';
import { MissingChromiumError } from './missing-chromium-error.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'find-chromium-'));
});

afterEach(() => {
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

function program(...path: string[]): string {
  const file = join(folder, ...path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, '');
  chmodSync(file, 0o755);
  return file;
}

function machine(facts: Partial<BrowserMachine> = {}): BrowserMachine {
  const PATH = [join(folder, 'empty'), join(folder, 'bin')].join(delimiter);
  const nothing = { applications: [], playwrightBuild: () => null, install: null };
  return { ...nothing, ...facts, env: { PATH, ...facts.env } };
}

describe('findChromium', () => {
  it('prefers CHROMIUM_PATH over all other browsers', async () => {
    program('bin', 'chromium');
    const named = program('mine');
    expect(await findChromium(machine({ env: { CHROMIUM_PATH: named } }))).toBe(named);
  });

  it('rejects a CHROMIUM_PATH that does not exist instead of using another browser', async () => {
    program('bin', 'chromium');
    const missing = join(folder, 'gone');
    await expect(findChromium(machine({ env: { CHROMIUM_PATH: missing } }))).rejects.toThrow(missing);
  });

  it.each(['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'])(
    'finds an installed %s',
    async (name) => {
      const installed = program('bin', name);
      expect(await findChromium(machine())).toBe(installed);
    },
  );

  it('finds a macOS application', async () => {
    const application = program('Google Chrome.app', 'Google Chrome');
    expect(await findChromium(machine({ applications: [application] }))).toBe(application);
  });

  it("uses Playwright's build, not its headless shell, only if there is no other browser", async () => {
    const executablePath = vi.spyOn(chromium, 'executablePath');
    expect(basename(chromium.executablePath())).not.toContain('headless');
    const build = program('ms-playwright', 'chrome');
    executablePath.mockReturnValue(build);
    const { playwrightBuild } = inspectBrowserMachine({});
    expect(await findChromium(machine({ playwrightBuild }))).toBe(build);
    const application = program('Google Chrome');
    expect(await findChromium(machine({ playwrightBuild, applications: [application] }))).toBe(application);
  });

  it('ignores a Playwright build that does not exist', async () => {
    vi.spyOn(chromium, 'executablePath').mockReturnValue(join(folder, 'absent'));
    const { playwrightBuild } = inspectBrowserMachine({});
    await expect(findChromium(machine({ playwrightBuild }))).rejects.toThrow(MissingChromiumError);
  });

  it('works on a platform for which Playwright has no build', async () => {
    vi.spyOn(chromium, 'executablePath').mockImplementation(() => {
      throw new Error('Unsupported platform');
    });
    const { playwrightBuild } = inspectBrowserMachine({});
    const install = async () => {
      program('bin', 'chromium');
    };
    await expect(findChromium(machine({ playwrightBuild }))).rejects.toThrow(MissingChromiumError);
    expect(await findChromium(machine({ playwrightBuild, install }))).toBe(join(folder, 'bin', 'chromium'));
  });

  it('installs a browser if allowed', async () => {
    const install = async () => {
      program('bin', 'chromium');
    };
    expect(await findChromium(machine({ install }))).toBe(join(folder, 'bin', 'chromium'));
  });

  it('installs nothing if a browser is already installed', async () => {
    const installed = program('bin', 'google-chrome');
    const install = () => Promise.reject(new Error('installed'));
    expect(await findChromium(machine({ install }))).toBe(installed);
  });

  it('lists the ways to get a browser when there is none', async () => {
    const search = findChromium(machine());
    await expect(search).rejects.toThrow(MissingChromiumError);
    await expect(search).rejects.toThrow(
      /^There is no Chromium .*apt-get install chromium.*CHROMIUM_PATH.*$/,
    );
  });

  it('explains that the installation put no browser on PATH', async () => {
    await expect(findChromium(machine({ install: async () => {} }))).rejects.toThrow('not on PATH');
  });
});

describe('findHeadlessShell', () => {
  const install = async () => {
    program('bin', 'chromium-headless-shell');
  };

  it('finds an installed headless shell', async () => {
    const shell = program('bin', 'chromium-headless-shell');
    const unasked = () => Promise.reject(new Error('installed'));
    expect(await findHeadlessShell(machine({ install: unasked }))).toBe(shell);
  });

  it('installs a headless shell if allowed, even when Chromium is already installed', async () => {
    program('bin', 'chromium');
    expect(await findHeadlessShell(machine({ install }))).toBe(
      join(folder, 'bin', 'chromium-headless-shell'),
    );
  });

  it('returns null if no headless shell is installed and none can be installed', async () => {
    expect(await findHeadlessShell(machine())).toBeNull();
    const offline = () => Promise.reject(new Error('no network'));
    expect(await findHeadlessShell(machine({ install: offline }))).toBeNull();
  });

  it('returns null if CHROMIUM_PATH names the browser', async () => {
    const env = { CHROMIUM_PATH: program('mine') };
    expect(await findHeadlessShell(machine({ install, env }))).toBeNull();
    await install();
    expect(await findHeadlessShell(machine({ env }))).toBeNull();
  });
});
