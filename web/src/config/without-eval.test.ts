import './without-eval.ts';
import { expect, it } from 'vitest';
import { config } from 'zod';

it('zod compiles no schema from text', () => {
  expect(config().jitless).toBe(true);
});
