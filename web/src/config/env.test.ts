import { describe, expect, it } from 'vitest';
import { readEnv } from './env.ts';

const FIREBASE = { apiKey: 'key', projectId: 'our-church', appId: 'app', storageBucket: 'bucket' };

describe('the settings of a build', () => {
  it('treat what the deployment leaves empty as absent', () => {
    const env = readEnv({
      VITE_FIREBASE_CONFIG: JSON.stringify(FIREBASE),
      VITE_APP_CHECK_SITE_KEY: '',
      VITE_EMBED_ORIGINS: '',
      VITE_IDLE_SIGN_OUT_MINUTES: '',
    });

    expect(env.VITE_FIREBASE_CONFIG).toEqual(FIREBASE);
    expect(env.VITE_APP_CHECK_SITE_KEY).toBeUndefined();
    expect(env.VITE_EMBED_ORIGINS).toBe('');
    expect(env.VITE_IDLE_SIGN_OUT_MINUTES).toBe(30);
  });

  it('name each one that is missing or invalid', () => {
    expect(() => readEnv({ VITE_EMULATORS: 'localhost' })).toThrow(/VITE_FIREBASE_CONFIG.*VITE_EMULATORS/s);
  });
});
