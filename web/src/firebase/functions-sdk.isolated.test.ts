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
