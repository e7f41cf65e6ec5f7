import './without-eval.ts';
import { expect, it } from 'vitest';
import { config } from 'zod';

it('zod runs in jitless mode, so it compiles no schema with eval', () => {
  expect(config().jitless).toBe(true);
});
