import { deleteApp, initializeApp } from 'firebase/app';
import { afterEach, expect, it, vi } from 'vitest';
import { WAIT_MS } from '../testing/wait-ms.ts';
import { attest } from './app-check.ts';

const app = initializeApp({ apiKey: 'any', appId: '1:2:web:3', projectId: 'demo-app-check' });

afterEach(() => deleteApp(app));

it('reCAPTCHA Enterprise is loaded from the address that the site’s policy allows', async () => {
  attest(app, 'site-key');

  const script = await vi.waitUntil(
    () => document.querySelector<HTMLScriptElement>('script[src*="recaptcha"]'),
    WAIT_MS,
  );
  expect(script.src).toMatch(/^https:\/\/www\.google\.com\/recaptcha\/enterprise\.js/);
});
