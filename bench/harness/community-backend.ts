import type { Browser } from 'playwright-core';
import type { Backend } from '../../tools/backend/backend.ts';
import { findFreePorts } from '../../tools/backend/ports.ts';
import { startBenchBackend } from './backend.ts';
import { openBrowser } from './browser.ts';
import { storedCommunity } from './stored-community.ts';

/** Starts a backend without functions and with a community of 100 requests, using {@link startBenchBackend}. */
export async function startCommunityBackend(name: string): Promise<Backend> {
  const ports = await findFreePorts();
  const initialFolder = await storedCommunity({ total: 100, active: 60 }, ports);
  return startBenchBackend(name, ports, {
    only: ['auth', 'firestore', 'storage', 'hosting'],
    initialFolder,
  });
}

export async function inCommunity(name: string, work: (browser: Browser) => Promise<void>): Promise<void> {
  const browser = await openBrowser();
  const backend = await startCommunityBackend(name);
  try {
    await work(browser);
  } finally {
    await browser.close();
    await backend.stop();
  }
}
