import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [react()],
  // Audio worklets are modules; Vite serves them as such only in this format.
  worker: { format: 'es' },
  // Found only when somebody records: found then, Vite would reload the page and the recording were lost.
  optimizeDeps: { include: ['mediabunny'] },
  build: {
    manifest: true,
    target: 'es2022',
    modulePreload: { polyfill: false },
  },
});
