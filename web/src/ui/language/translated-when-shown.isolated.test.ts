import { setLanguage } from '@prayer-community/i18n/text';
import { expect, it } from 'vitest';

const MODULES = import.meta.glob([
  '../../**/*.{ts,tsx}',
  '!../../**/*.test.{ts,tsx}',
  '!../../testing/**',
  '!../../main.ts',
  // Run in their own workers.
  '!../../service-worker/**',
  '!../../**/*{.worker,-worklet}.ts',
  '../../../../domain/src/**/*.ts',
  '!../../../../domain/src/**/*.test.ts',
  '!../../../../domain/src/testing/**',
]);

/** Enough to load every module on a busy machine. */
const LOADING_MS = 240_000;

it(
  'no module translates a text while it loads, which would fix the language',
  async () => {
    let loading = '';
    const translated: string[] = [];
    const record = new Proxy(
      {},
      { get: (_texts, key) => void translated.push(`${loading}: ${String(key)}`) },
    );
    setLanguage('es', record, 'es');

    for (const [path, load] of Object.entries(MODULES)) {
      loading = path;
      await load();
    }

    expect(translated).toEqual([]);
    expect(Object.keys(MODULES).length).toBeGreaterThan(500);
  },
  LOADING_MS,
);
