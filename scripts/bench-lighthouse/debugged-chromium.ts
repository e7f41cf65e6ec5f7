import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium } from 'playwright-core';

export interface DebuggedChromium {
  readonly context: BrowserContext;
  /** On which it listens to DevTools. */
  readonly port: number;
  stop(): Promise<void>;
}

/** Starts a Chromium, with a profile of its own, that Lighthouse can drive beside us. */
export async function startDebuggedChromium(executablePath: string, port: number): Promise<DebuggedChromium> {
  const profile = mkdtempSync(join(tmpdir(), 'lighthouse-'));
  const context = await chromium.launchPersistentContext(profile, {
    executablePath,
    args: [`--remote-debugging-port=${port}`, '--no-sandbox', '--disable-gpu', '--no-first-run'],
  });
  return {
    context,
    port,
    async stop() {
      await context.close();
      rmSync(profile, { recursive: true, force: true });
    },
  };
}
