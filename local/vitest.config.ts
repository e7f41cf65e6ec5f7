import { defineProject } from 'vitest/config';

export default defineProject({
  test: {
    name: 'local',
    include: ['**/*.test.ts'],
    // In a whole run they share the processor with browsers, on what these leave.
    testTimeout: 60_000,
    exclude: ['**/node_modules/**', '**/*.emulator.test.ts'],
  },
});
