import { deleteApp, initializeApp } from 'firebase/app';
import { afterEach, expect, it, vi } from 'vitest';
import { WAIT_MS } from '../testing/wait-ms.ts';
import { attest } from './app-check.ts';

const app = initializeApp({ apiKey: 'any', appId: '1:2:web:3', projectId: 'demo-app-check' });

afterEach(() => deleteApp(app));

const scripts = () => [...document.querySelectorAll<HTMLScriptElement>('script[src*="recaptcha"]')];

it('reCAPTCHA Enterprise is loaded from the address that the site’s policy allows, again after each failure', async () => {
  attest(app, 'site-key');

  const [script] = await vi.waitUntil(() => (scripts().length > 0 ? scripts() : null), WAIT_MS);
  expect(script?.src).toMatch(/^https:\/\/www\.google\.com\/recaptcha\/enterprise\.js/);

  let failed = script;
  for (const _attempt of [1, 2]) {
    failed?.dispatchEvent(new Event('error'));
    expect(scripts()).toEqual([failed]);

    window.dispatchEvent(new Event('online'));

    const [copy, ...others] = scripts();
    expect(others).toEqual([]);
    expect(copy).not.toBe(failed);
    expect(copy).toMatchObject({ src: script?.src, onload: script?.onload });
    failed = copy;
  }
});
