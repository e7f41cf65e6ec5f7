import react from '@vitejs/plugin-react';
import { defineProject } from 'vitest/config';

const FIREBASE_CONFIG = {
  apiKey: 'test',
  appId: 'test',
  projectId: 'demo-test',
  storageBucket: 'demo-test.firebasestorage.app',
};

export default defineProject({
  plugins: [react()],
  test: {
    name: 'web',
    environment: 'jsdom',
    env: { VITE_FIREBASE_CONFIG: JSON.stringify(FIREBASE_CONFIG) },
    include: ['src/**/*.test.{ts,tsx}'],
    testTimeout: 60_000,
    setupFiles: ['./src/testing/setup.ts'],
  },
});
