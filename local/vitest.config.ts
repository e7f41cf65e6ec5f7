import { defineProject } from 'vitest/config';

export default defineProject({
  test: {
    name: 'local',
    include: ['**/*.test.ts'],
    exclude: ['**/node_modules/**', '**/*.emulator.test.ts'],
  },
});
