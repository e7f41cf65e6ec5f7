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
    root: import.meta.dirname,
    environment: 'jsdom',
    env: { VITE_FIREBASE_CONFIG: JSON.stringify(FIREBASE_CONFIG) },
    testTimeout: 60_000,
    hookTimeout: 60_000,
    setupFiles: ['./src/testing/setup.ts'],
  },
});
