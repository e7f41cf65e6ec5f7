import { expect, it, onTestFinished, vi } from 'vitest';
import { answerCalls } from '../testing/answer-calls.ts';

it.each([undefined, { timeout: 600_000 }])(
  'a call whose App Check token never comes is unreachable after half a minute, with %j',
  async (options) => {
    vi.stubEnv('VITE_APP_CHECK_SITE_KEY', 'site-key');
    const sent = answerCalls({ result: { success: true, isConfigured: false } });
    const { callThroughSdk } = await import('./functions-sdk.ts');
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());

    const outcome = callThroughSdk('checkSmsSetup', {}, options).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(30_000);

    await expect(outcome).resolves.toMatchObject({ code: 'unreachable' });
    expect(sent).toEqual([]);
  },
);

it('a call is refused as blocked if reCAPTCHA cannot be loaded although the site answers', async () => {
  vi.stubEnv('VITE_APP_CHECK_SITE_KEY', 'site-key');
  const asked: unknown[] = [];
  vi.stubGlobal('fetch', async (...request: unknown[]) => {
    asked.push(request);
    return new Response();
  });
  const { callThroughSdk } = await import('./functions-sdk.ts');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());

  const outcome = callThroughSdk('checkSmsSetup', {}).catch((error: unknown) => error);
  document.querySelector('script[src*="/recaptcha/enterprise.js"]')?.dispatchEvent(new Event('error'));
  await vi.advanceTimersByTimeAsync(30_000);

  await expect(outcome).resolves.toMatchObject({
    code: 'unauthenticated',
    message: expect.stringContaining('content blockers'),
  });
  expect(asked).toEqual([['/', expect.objectContaining({ method: 'HEAD', cache: 'no-store' })]]);
});
