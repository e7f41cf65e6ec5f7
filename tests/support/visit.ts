import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { emulatorAddress } from '../../functions/src/testing/test-backend.ts';
import { recordWebChannels } from '../../tools/index-coverage/record-web-channels.ts';
import { setClientIp } from './client-ip.ts';

/** A page in its own browser context, which shares nothing with other visitors. */
export interface Visit {
  page: Page;
  /** Messages of unhandled errors of the page, and of errors it wrote to the console. */
  errors: string[];
  leave(): Promise<void>;
}

export interface VisitOptions extends BrowserContextOptions {
  /** False for a visitor who refuses the microphone. */
  allowsMicrophone?: boolean;
  /** The network address from which the functions see the visitor come. */
  address?: string;
}

export const PHONE = { width: 390, height: 844 };
export const TABLET = { width: 900, height: 900 };
export const LAPTOP = { width: 1440, height: 900 };
export const DESKTOP = { width: 1280, height: 900 };

export const PHONE_BY_DAY_AND_DESKTOP_BY_NIGHT = [
  { viewport: PHONE, colorScheme: 'light' },
  { viewport: DESKTOP, colorScheme: 'dark' },
] as const;

/**
 * With a service worker, each visitor would prefetch the whole site. Without one, no cache distinguishes responses by
 * encoding, so the emulator need not compress each file for each visitor.
 */
const WITHOUT_SERVICE_WORKER: BrowserContextOptions = {
  serviceWorkers: 'block',
  extraHTTPHeaders: { 'accept-encoding': 'identity' },
};

/** Opens the web application at a path as a new visitor. */
export async function visit(browser: Browser, path: string, options: VisitOptions = {}): Promise<Visit> {
  const { allowsMicrophone = true, address, ...contextOptions } = options;
  const context = await browser.newContext({
    baseURL: emulatorAddress('WEB_URL'),
    locale: 'en-US',
    viewport: DESKTOP,
    ...(options.serviceWorkers !== 'allow' && WITHOUT_SERVICE_WORKER),
    reducedMotion: 'reduce',
    permissions: allowsMicrophone ? ['microphone'] : [],
    ...contextOptions,
  });
  recordWebChannels(context);
  if (address) {
    await setClientIp(context, address);
  }
  const page = await context.newPage();
  const errors = collectErrors(page);
  if (!allowsMicrophone) {
    await refuseMicrophone(page);
  }
  await page.goto(path);
  return { page, errors, leave: () => context.close() };
}

/** Ends a channel of the Firestore SDK. The emulator refuses it if the channel has already ended on its side. */
const END_OF_CHANNEL = /Firestore\/Listen\/channel\?.*TYPE=terminate/;

function collectErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    const { url } = message.location();
    if (message.type() === 'error' && !END_OF_CHANNEL.test(url)) {
      // “Failed to load resource” does not say which one.
      errors.push(`${message.text()} (${url})`);
    }
  });
  return errors;
}

// Chromium's fake prompt always grants access. This is how a refusal looks to the page.
async function refuseMicrophone(page: Page): Promise<void> {
  await page.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = () =>
      Promise.reject(new DOMException('Permission denied', 'NotAllowedError'));
  });
}
